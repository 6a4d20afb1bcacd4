import { useId, useState } from 'react';

interface PlainRatingProps {
  label: string;
  value: number | null;
}

/** The floor: five radio buttons as anybody would write them with React, without a style sheet and without saving. */
export function PlainRating({ label, value }: PlainRatingProps) {
  const name = useId();
  const [chosen, setChosen] = useState(value);
  return (
    <fieldset>
      <legend>{label}</legend>
      {[1, 2, 3, 4, 5].map((star) => (
        <label key={star}>
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === chosen}
            onChange={() => setChosen(star)}
          />
          {star === 1 ? '1 star' : `${star} stars`}
        </label>
      ))}
    </fieldset>
  );
}
