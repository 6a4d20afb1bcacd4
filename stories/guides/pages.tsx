import { Badge } from '@/src/components/Badge/Badge';
import { Button } from '@/src/components/Button/Button';
import { Card } from '@/src/components/Card/Card';
import { Header } from '@/src/components/Header/Header';
import { HelpStrip } from '@/src/components/HelpStrip/HelpStrip';
import { Icon } from '@/src/components/Icon/Icon';
import { trash } from '@/src/components/Icon/lazyIcons';
import { heart } from '@/src/components/Icon/paths';
import { PageTitle } from '@/src/components/PageTitle/PageTitle';
import { Shell } from '@/src/components/Shell/Shell';
import { StatCard } from '@/src/components/StatCard/StatCard';
import { TextPage } from '@/src/components/TextPage/TextPage';
import { memberHeader, numbers, visitorHeader } from '../support/shell';
import type { Pictures } from './pictures';

const all = { label: 'All help numbers', href: '#help' };
const footer = <p>Age Better. General information, not medical advice.</p>;
const names = ['Nina', 'Tom'];

/** A few rows as a table shows them, with the words of their buttons. */
function RowButtons({ word }: { word: (name: string) => string }) {
  return (
    <table className="story-table">
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Button size="small">{word(name)}</Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Do and don't of pages, and of what stands in them. */
export const pages: Pictures = {
  Badge: [
    <Badge key="1" icon={heart}>
      Fitness
    </Badge>,
    <Badge key="2">Cat. F-03: resources that are about getting fitter at home</Badge>,
  ],
  Card: [
    <Card key="1" title="Strength and balance at home" href="#strength" actions={<Button>Play video</Button>}>
      Gentle moves beside a kitchen chair.
    </Card>,
    <Card key="2" title="Strength and balance" actions={<a href="#strength">Read more</a>}>
      Gentle moves beside a kitchen chair.
    </Card>,
  ],
  DataTable: [
    <RowButtons key="1" word={(name) => `Edit ${name}`} />,
    <RowButtons key="2" word={() => 'Edit'} />,
  ],
  Header: [
    <Header key="1" {...visitorHeader} />,
    <div key="2" className="story-row">
      <strong>Age Better</strong>
      <span className="story-sign">☰</span>
    </div>,
  ],
  HelpStrip: [
    <HelpStrip key="1" title="Talk to a person" numbers={numbers.slice(0, 2)} all={all} />,
    <p key="2">Hotline: 1800200422</p>,
  ],
  Icon: [
    <span key="1" className="story-row">
      <Icon shape={trash} /> Delete appointment
    </span>,
    <Icon key="2" shape={trash} size="large" />,
  ],
  PageTitle: [
    <PageTitle key="1" lead="Soonest first.">
      Community Events
    </PageTitle>,
    <PageTitle key="2" lead="Good times are just a click away!">
      Get out there
    </PageTitle>,
  ],
  Shell: [
    <Shell
      key="1"
      title="Community Events"
      skip="Skip to main content"
      header={<Header {...memberHeader} />}
      help={<HelpStrip title="Talk to a person" numbers={numbers.slice(0, 2)} all={all} />}
      footer={footer}
    >
      <div className="wrap">
        <PageTitle>Community Events</PageTitle>
      </div>
    </Shell>,
    <PageTitle key="2">Community Events</PageTitle>,
  ],
  StatCard: [
    <StatCard key="1" label="Users" value={1247} trend="+5.2% this month" />,
    <StatCard key="2" label="Σ" value={1247} trend="↑" />,
  ],
  TextPage: [
    <TextPage key="1" title="Privacy" lead="What is kept, where, and for how long.">
      <h2>Your appointments</h2>
      <p>They stay in this browser. Nobody else sees them.</p>
      <h2>What you can do</h2>
      <p>Clear everything when you log out.</p>
    </TextPage>,
    <TextPage key="2" title="Privacy">
      <p>
        Data which may be processed in connection with the use of the service, including but not limited to
        entries concerning appointments, is retained locally for such periods as may be required, and can be
        removed by means of the functions provided therefor, in particular upon termination of a session.
      </p>
    </TextPage>,
  ],
};
