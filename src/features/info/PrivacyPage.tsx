import { TextPage } from '../../components/TextPage/TextPage';
import { defaultAuditMonths, type PageSettings } from '@/shared/domain/screens/pageSettings';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { usePorts } from '../../ports/ports';

/** The text under the page's heading; the build writes it into the page as well. */
export const privacyLead = 'What we keep about you, where it is kept, and how to remove it.';

/** Lists the personal data of the product, its place of storage, and how to delete it. */
export function PrivacyPage() {
  const { can, settings } = usePorts();
  const { firebase, kept, contactEmail, tiles } = settings;
  return (
    <TextPage title={headingOf(screenById('privacy'))} lead={privacyLead}>
      <h2>On this device</h2>
      {can.onlyOnDevice ? (
        <>
          <p>
            Your appointments, your ratings, your places at events, what you saved for later and your display
            settings stay in this browser, on this device. Nobody else is told about them. If you clear your
            browser, they are gone.
          </p>
          <p>
            A browser may also delete them by itself. Safari, the browser of iPhones, iPads and Macs, does so
            when you use it on seven days and do not visit this site. If you added this site to your home
            screen, that app keeps your data.
          </p>
          <p>
            Your profile page has a button &quot;Save a backup&quot;. It gives you one file with all of this.
            The button &quot;Bring my backup in&quot; reads it again. If you tell us there that this is your
            own device, we keep that and the day of your last backup in this browser, to remind you.
          </p>
        </>
      ) : (
        <p>Your display settings and a copy of what you read last stay in this browser, on this device.</p>
      )}
      <p>
        The words that you type into a form are kept on this device until you save them, for up to 30 days. So
        they are not lost when you go back or the page closes. Only you are offered them again. We never keep
        a password like this.
      </p>
      {can.sharedComputers && (
        <p>
          On a shared computer, such as one in a library, this is kept only until you log out. When you log
          in, we ask whose device it is. We keep your answer on the device. On your own device, what you book
          or rate without a connection waits until we can send it.
        </p>
      )}
      <p>
        If the address of this site begins with https, your browser keeps pages of it, so that you can read
        them without a connection. They hold nothing about you.
      </p>
      <p>
        If you share this device, press Logout when you finish. Then press &quot;Clear my data from this
        device&quot;.
      </p>
      {firebase && <AtGoogle />}
      <OnOurServer shared={!can.onlyOnDevice} />
      {kept && <KeptForATime kept={kept} />}
      {(!kept || firebase) && <AskToLeave contactEmail={contactEmail} />}
      <h2>What we do not do</h2>
      <ul>
        <li>We do not show advertisements.</li>
        <li>We do not follow you to other sites.</li>
        <li>We do not sell or share what we know about you.</li>
        <li>
          We do not keep or send where you are. &quot;Near me&quot; asks your browser only when you press it.
          The answer stays on your screen.
        </li>
      </ul>
      <h2>Maps</h2>
      <p>{tiles.kind === 'pmtiles' ? ownStreets : tileServer(tiles.url)}</p>
      <p>
        When you type a suburb, your browser asks this site which suburbs begin like that. It sends only the
        first two letters or digits of a word, for up to four words.
      </p>
    </TextPage>
  );
}

const ownStreets = 'The street map comes from this site. Nobody else learns where you look.';

/**
 * Names the server of the street map, and the data it receives.
 * @param url the tiles' URL, in which `{s}` stands for several hosts.
 */
const tileServer = (url: string) =>
  `Street maps come from the map server ${hostOf(url)}. It sees which part of the map you look at, and the internet address of your device.`;

const hostOf = (url: string) => /^https?:\/\/(?:\{s\}\.)?([^/:]+)/.exec(url)?.[1] ?? 'of another site';

/** The data on our server about a person with an account at Google. */
const hostedCopy =
  'When you log in we keep a copy of your email, your name if you gave one and your role. Your browser keeps a cookie for us, so that you stay logged in.';

/** @param shared the server has the records as well, not only the accounts. */
function OnOurServer({ shared }: { shared: boolean }) {
  const { auditMonths = defaultAuditMonths, firebase } = usePorts().settings;
  return (
    <>
      <h2>On our server</h2>
      {firebase ? (
        <p>{hostedCopy}</p>
      ) : (
        <p>
          {`When you register we keep your email, your name if you gave one, your role, the day you joined and a scrambled form of your password. We can't read your password. Your browser keeps two cookies for us. One keeps you logged in. The other tells us that you have logged in here before, so that strangers who guess passwords can't keep you out.${shared ? ' On a shared computer both are gone when you log out.' : ''}`}
        </p>
      )}
      {shared && (
        <>
          <p>
            Your appointments, your ratings, your places at events and what you saved for later are kept here
            too, so that you find them on every device. Other people see of an appointment only that the time
            is taken. They see the average of all ratings, not who gave them.
          </p>
          <p>
            The organisers of an event can see that you are coming. If you have no account and ring them, they
            can put your name and phone number on that list, where only they see it. It is deleted 30 days
            after the event. Whoever runs this server could read all this in its files.
          </p>
          {!firebase && (
            <p>
              If you make a calendar address in your profile, whoever has that address can read when your
              appointments are and which events you go to, without a login. You can turn it off there.
            </p>
          )}
          <p>
            While you are logged in on a device, we keep what it is, such as “Firefox on Windows”, since when
            and when it was last used. Your profile shows this. You can log out each device there.
          </p>
        </>
      )}
      <p>
        {`For 90 days we keep a note of when you logged in${firebase ? ' or' : ','} logged another device out${firebase ? '' : ' or got a new password'}. It helps us notice when somebody else uses your account.`}
      </p>
      <p>
        {`For ${auditMonths} months we keep a note of who was given which role and by whom, and of accounts that were deleted.`}
      </p>
    </>
  );
}

/** The retention of shared data, and a person's rights to it. */
function KeptForATime({ kept }: { kept: NonNullable<PageSettings['kept']> }) {
  const { firebase } = usePorts().settings;
  const { appointmentsMonths, backups } = kept;
  return (
    <>
      <h2 id="how-long">How long we keep it</h2>
      <ul>
        <li>{`We delete an appointment ${appointmentsMonths === 1 ? '1 month' : `${appointmentsMonths} months`} after it has ended.`}</li>
        <li>
          Your ratings, your places at events and what you saved for later stay until you take them back.
        </li>
        <li>Emails that we keep here as files go after 30 days.</li>
        <li>What we had to tell you about an event goes after 90 days at most.</li>
        <li>
          Which reminders you want, whether we email you when you register for an event, and your time zone
          for these emails stay until you change them. We send them to nobody who has not asked for them.
        </li>
        <li>A list of what changed, without any of your words, goes after 7 days.</li>
        {!firebase && (
          <li>What you deleted stays in your calendar feed as cancelled for 30 days, if you have a feed.</li>
        )}
        <li>
          {backups === 0
            ? 'This site makes no backups by itself. Whoever runs it may make copies by hand.'
            : `We make a copy of all this every day, and keep the last ${backups}. Whoever runs this site may make other copies by hand.`}
        </li>
      </ul>
      <h2 id="your-rights">{firebase ? 'Download it' : 'Download or delete it'}</h2>
      <p>
        Your profile page has a button &quot;Download everything about me&quot;. It gives you all that we keep
        about you in one file.
      </p>
      {!firebase && (
        <p>{`The button "Delete my account" is there too. Then your appointments, your ratings, your places at events, what you saved for later, emails to you and your account are gone. We keep only a note that an account was deleted, without your email.${backups > 0 ? ' The daily copies hold it for a while.' : ''} If we have to go back to an old copy, we delete your account again.`}</p>
      )}
      <p>If you asked for no more emails, we keep your email on that list, so that nobody writes to you.</p>
    </>
  );
}

/** For people who cannot delete their account themselves. */
function AskToLeave({ contactEmail }: { contactEmail: string | null }) {
  return (
    <>
      <h2>Delete your account</h2>
      <p>
        If you do not want your account any more, ask whoever runs this site to delete it.
        {contactEmail !== null && (
          <span>
            {' '}
            Write to{' '}
            <a href={`mailto:${contactEmail}`} translate="no">
              {contactEmail}
            </a>
            .
          </span>
        )}
      </p>
    </>
  );
}

function AtGoogle() {
  return (
    <>
      <h2>At Google</h2>
      <p>
        When you register, Google&apos;s service Firebase keeps for us your email, your name if you gave one,
        your role, the day you joined and a scrambled form of your password. We can&apos;t read your password.
        Your browser keeps a key, so that you stay logged in. Google sees the internet address of your device.
      </p>
    </>
  );
}
