import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { info } from '../../components/Icon/paths';
import type { DeviceUse } from '@/shared/domain/auth/deviceUse';

export interface DeviceQuestionProps {
  /** The minutes without use until a login on a shared computer ends. */
  minutes: number;
  /** The earlier answer. */
  use: DeviceUse;
  /** Gets the focus back afterwards. */
  opener: Element | null;
  /** Called with the answer; without one where the person postpones it. */
  onAnswer: (use?: 'own' | 'shared') => void;
}

/** Asks if the device is shared. Nothing changes without an answer. */
export function DeviceQuestion({ minutes, use, opener, onAnswer }: DeviceQuestionProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title="Is this your own device?"
      description={`On your own device you stay logged in. On a shared computer, such as one in a library, we remove everything of yours when you log out, or when nobody uses it for ${minutes} minutes. You can change your answer in your profile.`}
      icon={info}
      opener={opener}
      onClose={() => onAnswer()}
      actions={
        <>
          <Button data-initial-focus="" onClick={() => onAnswer()}>
            {use === null ? 'Ask me later' : 'Leave it as it is'}
          </Button>
          <Button kind="main" onClick={() => onAnswer('own')}>
            This is my own device
          </Button>
          <Button kind="main" onClick={() => onAnswer('shared')}>
            This is a shared computer
          </Button>
        </>
      }
    />
  );
}
