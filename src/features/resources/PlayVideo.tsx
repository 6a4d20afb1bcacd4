import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { play } from '../../components/Icon/paths';
import { Status } from '../../components/Status/Status';
import { playingVideo } from '@/shared/domain/resources/resourceList';

export interface PlayVideoProps {
  title: string;
  /** The id of the film's transcript; absent where it is beside the button. */
  wordsAt?: string;
}

/** The button of a film. It says that there is no film yet; its transcript can be read. */
export function PlayVideo({ title, wordsAt }: PlayVideoProps) {
  const { notify } = useDialogs();
  const [silent, setSilent] = useState(false);
  const text = playingVideo(title);
  const details = wordsAt
    ? 'The pictures are still to come. You can read its words now.'
    : 'The pictures are still to come. Its words are on this page.';
  const link = wordsAt ? { href: wordsAt, text: 'Read the words' } : undefined;
  const onClick = () => void notify(text, { details, link, icon: play }).catch(() => setSilent(true));
  return (
    <>
      <Button icon={play} aria-label={`Play Video: ${title}`} onClick={onClick}>
        Play Video
      </Button>
      {/* Shows the text here where the notice cannot be fetched. */}
      {silent && (
        <Status kind="info" appears>
          {`${text}. ${details}`}
        </Status>
      )}
    </>
  );
}
