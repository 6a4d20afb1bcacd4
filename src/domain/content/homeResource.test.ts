import { expect, test } from 'vitest';
import { homeResourcesDelay, loadingResources, noResources } from './homeResource';

test('the resources of the first page take a second and say so, word for word', () => {
  expect(homeResourcesDelay).toBe(1000);
  expect(loadingResources).toBe('Loading resources...');
  expect(noResources).toBe('No resources found.');
});
