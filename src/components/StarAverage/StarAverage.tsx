import styles from './StarAverage.module.css';

export interface StarAverageProps {
  /** From 1 to 5. `null`: nobody has rated yet. */
  average: number | null;
  /** The number of ratings behind it. */
  count?: number | undefined;
  /** The text when there is no average. */
  emptyText?: string | undefined;
}

const star = 'M12 2.8l2.85 5.9 6.45.9-4.7 4.5 1.15 6.5L12 17.5l-5.75 3.1L7.4 14.1 2.7 9.6l6.45-.9Z';
/** The left half of the same star, from the upper tip down to the notch at the foot. */
const half = 'M12 2.8V17.5l-5.75 3.1L7.4 14.1 2.7 9.6l6.45-.9Z';

const ratings = (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'rating' : 'ratings'}`;

function sane(average: number | null) {
  if (average === null) return null;
  const safe = Number.isFinite(average) ? Math.min(Math.max(average, 1), 5) : null;
  if (import.meta.env.DEV && safe !== average)
    console.warn(`StarAverage: ${average} is not between 1 and 5.`);
  return safe;
}

/** The average rating: as text, and drawn to the nearest half star. */
export function StarAverage({ average, count, emptyText = 'No ratings yet' }: StarAverageProps) {
  const value = sane(average);
  if (value === null) return <p className={styles.average}>{emptyText}</p>;
  const halves = Math.round(value * 2);
  const figure = value.toLocaleString('en-AU', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const from = count === undefined ? '' : `, from ${ratings(count)}`;
  return (
    <p className={styles.average}>
      <span className={styles.stars} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((place) => {
          const fill = halves >= place * 2 ? star : halves === place * 2 - 1 ? half : null;
          return (
            <svg key={place} className={styles.star} viewBox="0 0 24 24">
              {fill && <path className={styles.fill} d={fill} />}
              <path className={styles.edge} d={star} />
            </svg>
          );
        })}
      </span>
      {/* One text: a sentence in pieces is read in pieces by VoiceOver on a phone. */}
      <span>{`Average ${figure} out of 5${from}`}</span>
    </p>
  );
}
