import { sharedSessionStep } from '@/shared/domain/auth/sharedSession';
import type { Clock } from '../../ports/clock';
import type { SharedSession } from '../../ports/sharedSession';

/** Events that count as activity: a key, a touch, the pointer, and a move of the focus. */
const uses = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'focusin'] as const;

/** Events after a possible sleep of the page, the browser or the computer. */
const wakings = ['pageshow', 'focus', 'visibilitychange'] as const;

/** The minimum interval between two records of activity, in milliseconds. */
const writtenEvery = 1000;

/**
 * A warning is late when it would end the session this much after its minutes, in milliseconds: timers are never exact.
 */
const late = 15_000;

interface Watching {
  clock: Clock;
  session: SharedSession;
  /** The minutes without activity after which it ends. */
  minutes: number;
  /** The source of the activity's events: the window. */
  target: EventTarget;
  /** Shows or hides the warning. While it is open, only `stay` counts as activity. */
  onWarning: (open: boolean) => void;
  /** Called on activity, at most once a second; and where a late warning extends the session beyond its minutes. */
  onUse: () => void;
  /** Called once. `elsewhere`: another tab of the same login has ended it. */
  onEnd: (why: 'unused' | 'elsewhere') => void;
}

/** Follows the activity on a shared computer, and decides when to warn and when to end the session. */
export function watchSharedSession(watching: Watching): { stay: () => void; stop: () => void } {
  const { clock, session, minutes, target, onWarning, onUse, onEnd } = watching;
  let warned: { endsAt: number; lastUse: number } | null = null;
  let cancel = () => {};
  let isOver = false;
  const now = () => clock.now().getTime();

  function noteUse(): void {
    session.use(now());
    onUse();
  }
  function stop(): void {
    isOver = true;
    cancel();
    unsubscribe();
    for (const name of [...uses, ...wakings]) target.removeEventListener(name, onEvent, true);
  }
  function setWarned(next: typeof warned): void {
    const changes = (next === null) !== (warned === null);
    warned = next;
    if (changes) onWarning(next !== null);
  }
  /** Decides again, by the elapsed time. @returns true where the session continues without a warning. */
  function decide(): boolean {
    if (isOver) return false;
    cancel();
    const lastUse = session.lastUse();
    // Another tab was used meanwhile.
    if (warned && lastUse !== null && lastUse > warned.lastUse) setWarned(null);
    const time = now();
    const step =
      lastUse === null
        ? { kind: 'end' as const }
        : sharedSessionStep({ now: time, lastUse, endsAt: warned?.endsAt ?? null, minutes });
    if (step.kind === 'end') {
      stop();
      setWarned(null);
      onEnd(lastUse === null ? 'elsewhere' : 'unused');
      return false;
    }
    // The clock was set back.
    if (step.kind === 'in use' && lastUse! > time) session.use(time);
    if (step.kind === 'warn' && !warned && step.endsAt > lastUse! + minutes * 60_000 + late) onUse();
    setWarned(step.kind === 'warn' ? { endsAt: step.endsAt, lastUse: lastUse! } : null);
    cancel = clock.after(step.wait, () => void decide());
    return step.kind === 'in use';
  }
  function onEvent({ type }: Event): void {
    const isUse = (uses as readonly string[]).includes(type);
    const lastUse = session.lastUse();
    if (isUse && !warned && lastUse !== null && Math.abs(now() - lastUse) < writtenEvery) return;
    // Checks first if the session may continue: the first touch after a night is no activity.
    if (decide() && isUse) noteUse();
  }

  const unsubscribe = session.subscribe(() => void decide());
  for (const name of [...uses, ...wakings]) target.addEventListener(name, onEvent, { capture: true });
  session.begin(now());
  decide();
  return {
    stay() {
      const hasEnded = warned !== null && now() >= warned.endsAt;
      if (!hasEnded && session.lastUse() !== null) {
        setWarned(null);
        noteUse();
      }
      decide();
    },
    stop,
  };
}
