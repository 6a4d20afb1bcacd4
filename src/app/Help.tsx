import { HelpStrip } from '../components/HelpStrip/HelpStrip';
import { telephoneLink } from '../domain/helpNumber';
import { useServices } from '../ports/services';

/** The strip with the most needed help numbers, the same on every page. */
export function Help() {
  const { content } = useServices();
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
