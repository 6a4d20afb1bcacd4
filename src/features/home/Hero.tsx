import { buttonClass } from '../../components/Button/buttonClass';
import { Icon } from '../../components/Icon/Icon';
import { download } from '../../components/Icon/paths';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { Picture } from './Picture';
import styles from './Hero.module.css';

/** The purpose of the product in two lines, and the leaflet to download. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <Picture name="hero" className={styles.picture} />
      <div className={`wrap ${styles.words}`}>
        <PageTitle size="hero">{headingOf(screenById('home'))}</PageTitle>
        <p className={styles.lead}>
          Health information, local services and good company. For older Australians and the people who care
          for them.
        </p>
        <p>
          <a className={buttonClass('main')} href="/leaflet.pdf" download>
            <Icon shape={download} /> Download Leaflet
          </a>
        </p>
        <p className={styles.note}>
          PDF, 2 pages. <a href="/leaflet">Read it as a web page</a>
        </p>
      </div>
    </div>
  );
}
