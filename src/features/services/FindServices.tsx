import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { check } from '../../components/Icon/paths';
import { SearchField } from '../../components/SearchField/SearchField';
import { Status } from '../../components/Status/Status';
import { SuggestBox } from '../../components/SuggestBox/SuggestBox';
import { tileLabels, tileTypes, type FindBy } from '@/shared/domain/services/servicesView';
import { TypePicture } from './TypePicture';
import type { useServicesPage } from './useServicesPage';
import styles from './FindServices.module.css';

/** The props of the page's parts. */
export interface PartProps {
  page: ReturnType<typeof useServicesPage>;
}

/** The ways to find a service: by words or a suburb, by the device's position, shops only, or one of three kinds. */
export function FindServices({ page }: PartProps) {
  const { view, locating, text, setText, choices, NarrowServices, SearchInAddress } = page;
  const choose = (chosen: string) => setText(page.choose(chosen));
  const button = (find: FindBy) => ({
    'aria-pressed': view.find === find,
    ...(view.find === find ? ({ kind: 'main', icon: check } as const) : {}),
  });
  return (
    <section aria-label="Find services" className={styles.find}>
      {SearchInAddress && <SearchInAddress page={page} />}
      <div className={styles.box}>
        <SearchField
          label="Suburb, town or service"
          action="/services"
          value={text}
          onChange={(next) => {
            setText(next);
            page.typed(next);
          }}
          onSearch={page.search}
          renderBox={(input) => (
            <SuggestBox
              {...input}
              value={text}
              suggest={page.suggest}
              onChoose={choose}
              eager={choices.hasHours}
            />
          )}
        />
        <div role="group" aria-label="Find" className={styles.ways}>
          <span className={styles.label} aria-hidden="true">
            Find
          </span>
          <Button {...button('service')} onClick={() => page.search(text)}>
            Service
          </Button>
          <Button
            {...button('near')}
            aria-describedby="near-me"
            busy={locating ? 'Looking…' : undefined}
            onClick={() => page.findMe(text)}
          >
            Near me
          </Button>
          <Button {...button('shops')} onClick={page.showShops}>
            Shops
          </Button>
        </div>
        <p id="near-me" className={styles.hint}>
          “Near me” asks your browser where you are. We do not keep or send it.
        </p>
      </div>
      {view.message && (
        <Status
          kind="info"
          action={
            view.others.length > 0 &&
            view.others.map((other) => (
              <Button
                key={other}
                onClick={() => {
                  setText(other);
                  page.startFrom(other);
                }}
              >
                {`Start from ${other}`}
              </Button>
            ))
          }
        >
          {view.message}
        </Status>
      )}
      <div role="group" aria-label="Kinds of services" className={styles.tiles}>
        {tileTypes.map((type) => (
          <button
            key={type}
            type="button"
            className={styles.tile}
            aria-pressed={view.type === type}
            onClick={() => page.chooseType(type)}
          >
            <TypePicture type={type} />
            <span className={styles.kind}>{tileLabels[type]}</span>
            {view.type === type && <Icon shape={check} />}
          </button>
        ))}
      </div>
      {(choices.buttons.length > 0 || choices.languages || view.origin) && (
        <div role="group" aria-label="Show fewer places" className={styles.narrow}>
          {NarrowServices ? <NarrowServices page={page} /> : <RoomForChoices {...choices} />}
        </div>
      )}
    </section>
  );
}

/** Reserves the space of the choices until their code has loaded, so that nothing moves. */
function RoomForChoices({ buttons, languages }: PartProps['page']['choices']) {
  return (
    <>
      <div className={`${styles.ways} ${styles.room}`}>
        {buttons.map((label) => (
          <Button key={label}>{label}</Button>
        ))}
      </div>
      {languages && <div className={styles.field} />}
    </>
  );
}
