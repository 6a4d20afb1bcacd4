import { Button } from '../../components/Button/Button';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { lastSavedFirst, savedKinds } from '@/shared/domain/saved/savedItem';
import { noLongerListed, savedAddress, savedHeadings } from '@/shared/domain/saved/savedWords';
import { usePhone } from '../../ports/phones';
import type { ShownItem } from './openSaved';
import styles from './SavedPage.module.css';
import { savedLinkId, type Removing } from './useRemoving';

interface SavedGroupsProps {
  items: readonly ShownItem[];
  removing: Removing;
}

/** The saved items by kind. A removed item is replaced with a message with Undo. */
export function SavedGroups({ items, removing }: SavedGroupsProps) {
  const { removed, outcome } = removing;
  const isBack = removed !== null && items.some(({ key }) => key === removed.key);
  const all = removed && !isBack ? lastSavedFirst([...items, removed]) : items;
  return savedKinds.map((kind) => {
    const own = all.filter((item) => item.kind === kind);
    if (own.length === 0) return null;
    const id = `saved-${kind}s`;
    return (
      <section key={kind} aria-labelledby={id} className={styles.group}>
        <h2 id={id}>{savedHeadings[kind]}</h2>
        <ul>
          {own.map((item) => (
            <li key={item.key}>
              {items.includes(item) && <Item item={item} onRemove={() => removing.remove(item)} />}
              {outcome?.at === item.key && <OutcomeMessage key={outcome.turn} outcome={outcome} />}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Item({ item, onRemove }: { item: ShownItem; onRemove: () => void }) {
  const { key, kind, recordId, title, detail, phone, isGone } = item;
  const phoneParts = usePhone(phone);
  return (
    <>
      <h3>
        {isGone ? (
          <span id={savedLinkId(key)} tabIndex={-1}>
            {title}
          </span>
        ) : (
          <a
            id={savedLinkId(key)}
            href={savedAddress(kind, recordId)}
            translate={kind === 'service' ? 'no' : undefined}
          >
            {title}
          </a>
        )}
      </h3>
      {isGone && <p>{noLongerListed}</p>}
      {detail && <p>{detail}</p>}
      {phoneParts.map(({ text, href }, at) => (
        <p key={at}>
          {href ? (
            <a href={href} translate="no" aria-label={`Call ${text}, ${title}`}>
              {text}
            </a>
          ) : (
            <span>{text}</span>
          )}
        </p>
      ))}
      <Button size="small" onClick={onRemove}>
        Remove<span className="visually-hidden">{` ${title}`}</span>
      </Button>
    </>
  );
}
