import { HelpStrip } from '../../components/HelpStrip/HelpStrip';
import { telephoneLink } from '@/shared/domain/content/helpNumber';
import { usePorts } from '../../ports/ports';

/** The strip with the most important help numbers, the same on every page. */
export function Help() {
  const { content } = usePorts();
  const numbers = content.mainNumbers.map(({ name, number, brief }) => ({
    name,
    number,
    href: telephoneLink(number),
    hours: brief,
  }));
  return (
    <HelpStrip
      title="Talk to a person"
      numbers={numbers}
      all={{ label: 'More help numbers', href: '/help' }}
    />
  );
}
