import { PAGES } from '@qrigin/domain/features';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './router.tsx';

test.each(PAGES.map(({ path }) => path))(
  '%s has a route of its own, so it is not answered by the not-found page',
  (path) => {
    const matched = matchRoutes(routes, path) ?? [];
    const pattern = matched
      .map(({ route }) => route.path ?? '')
      .reduce((whole, part) => `${whole}/${part}`, '');
    expect(pattern.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')).toBe(path);
  },
);
