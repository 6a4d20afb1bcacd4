import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { createUseReporter, reportDeviceUse } from '../../adapters/server/reportDeviceUse';
import { Presence } from '../../components/Dialog/Presence';
import { sharedDeviceMinutes, sharedWords } from '@/shared/domain/auth/sharedSession';
import { DeviceQuestion } from '../../features/profile/DeviceQuestion';
import { SharedWarning } from '../../features/auth/SharedWarning';
import type { DeviceData } from '../../ports/deviceData';
import type { DeviceChoice } from '../../ports/deviceUse';
import { usePorts } from '../../ports/ports';
import { followUse } from './followedUse';
import { leaveShared } from './leaveShared';
import { usePageMessage } from '../notices/pageMessage';
import { useAuth } from './useAuth';
import { watchSharedSession } from './watchSharedSession';

/** The delay before another report to the server, in milliseconds. */
const reportAgainAfter = 30_000;

interface SharedDeviceProps {
  device: DeviceChoice;
  deviceData: DeviceData;
}

/**
 * Asks once after a login if the device is shared. On a shared computer it tracks activity, warns before the end of the
 * session, and removes all data of the user when the login ends, for whatever reason.
 */
export function SharedDevice({ device, deviceData }: SharedDeviceProps) {
  const ports = usePorts();
  const { clock, currentUser, settings } = ports;
  const { logOut } = useAuth();
  const { show } = usePageMessage();
  const navigate = useNavigate();
  const use = useSyncExternalStore(device.subscribe, device.get);
  const isDue = useSyncExternalStore(device.subscribe, device.isDue);
  const minutes = settings.sharedDevice?.minutes ?? sharedDeviceMinutes;
  const [warning, setWarning] = useState<{ opener: Element | null } | null>(null);
  const watch = useRef<ReturnType<typeof watchSharedSession>>(null);
  // They may change with each page, during one session.
  const page = useRef({ logOut, show, navigate });
  useEffect(() => {
    page.current = { logOut, show, navigate };
  });

  useEffect(() => {
    const person = currentUser.get();
    if (use !== 'shared' || !person) return;
    const unfollow = followUse(person.id);
    const reporter = createUseReporter(clock, () => currentUser.get()?.token);
    let isOver = false;
    let why: 'unused' | 'elsewhere' | null = null;
    const watching = watchSharedSession({
      clock,
      session: device.session,
      minutes,
      target: window,
      onUse: reporter.used,
      onWarning: (open) => setWarning(open ? { opener: document.activeElement } : null),
      onEnd(reason) {
        why = reason;
        page.current.logOut();
      },
    });
    watch.current = watching;
    const finish = () => {
      const next = currentUser.get();
      if (isOver || next?.id === person.id) return;
      isOver = true;
      reporter.stop();
      watching.stop();
      // Another user has logged in with this browser: that login is not this tab's.
      if (next) currentUser.clear();
      const text = why === 'unused' ? sharedWords.ended(minutes) : sharedWords.loggedOut;
      const removed = leaveShared({ device, deviceData, person, text });
      // After a logout has led to the home page.
      queueMicrotask(() => {
        if (window.location.pathname !== '/') void page.current.navigate('/', { replace: true });
      });
      void removed.then((message) => page.current.show(message, '/'));
    };
    const unsubscribe = currentUser.subscribe(finish);
    finish();
    return () => {
      unfollow();
      unsubscribe();
      reporter.stop();
      watching.stop();
      watch.current = null;
      setWarning(null);
    };
  }, [clock, currentUser, device, deviceData, minutes, use]);

  // The server stores it with the login, so that its cookie ends with the browser.
  const reported = useRef<'own' | 'shared'>('own');
  useEffect(() => {
    const now = use === 'shared' ? 'shared' : 'own';
    let left = false;
    let cancel = () => {};
    const tell = async () => {
      if (reported.current === now) return;
      if (await reportDeviceUse(clock, now, currentUser.get()?.token)) reported.current = now;
      else if (!left) cancel = clock.after(reportAgainAfter, () => void tell());
    };
    void tell();
    return () => {
      left = true;
      cancel();
    };
  }, [clock, currentUser, use]);

  // Asks the browser not to remember typed text.
  useEffect(() => {
    if (use !== 'shared') return;
    const forget = ({ target }: Event) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        target.autocomplete = 'off';
    };
    window.addEventListener('focusin', forget);
    return () => window.removeEventListener('focusin', forget);
  }, [use]);

  return (
    <Presence>
      {isDue ? (
        <DeviceQuestion
          {...{ minutes, use }}
          opener={document.querySelector('h1')}
          onAnswer={(answer) => (answer ? device.set(answer) : device.setDue(false))}
        />
      ) : warning ? (
        <SharedWarning
          {...{ minutes }}
          opener={warning.opener}
          onAnswer={(stays) => (stays ? watch.current?.stay() : page.current.logOut())}
        />
      ) : null}
    </Presence>
  );
}
