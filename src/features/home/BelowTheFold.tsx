import { use } from 'react';
import { usePorts } from '../../ports/ports';
import { HomeResources } from './HomeResources';
import { News } from './News';

/** The content below the first view. Its code loads later; its markup is there from the start. */
export function BelowTheFold() {
  const { news, homeResources } = use(usePorts().content.frontPage());
  return (
    <>
      <News items={news} />
      <HomeResources items={homeResources} />
    </>
  );
}
