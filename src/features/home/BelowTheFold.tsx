import { use } from 'react';
import { useServices } from '../../ports/services';
import { HomeResources } from './HomeResources';
import { News } from './News';

/** What most visitors scroll to. Its code comes after that of the first view; its markup is there from the start. */
export function BelowTheFold() {
  const { news, homeResources } = use(useServices().content.frontPage());
  return (
    <>
      <News items={news} />
      <HomeResources items={homeResources} />
    </>
  );
}
