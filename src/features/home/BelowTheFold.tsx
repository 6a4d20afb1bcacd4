import { use } from 'react';
import { usePorts } from '../../ports/ports';
import { HomeResources } from './HomeResources';
import { News } from './News';

/** What most visitors scroll to. Its code comes after that of the first view; its markup is there from the start. */
export function BelowTheFold() {
  const { news, homeResources } = use(usePorts().content.frontPage());
  return (
    <>
      <News items={news} />
      <HomeResources items={homeResources} />
    </>
  );
}
