import { usePorts } from '../../ports/ports';

/** The small print under every page. */
export function Footer() {
  const { settings, content } = usePorts();
  return (
    <>
      <p>{`${settings.productName}. General information, not medical advice.`}</p>
      <ul>
        <li>
          <a href="/accessibility">Accessibility</a>
        </li>
        <li>
          <a href="/privacy">Privacy</a>
        </li>
        <li>
          <a href="/help">{`Numbers checked ${content.numbersChecked}`}</a>
        </li>
      </ul>
    </>
  );
}
