import whole from './playwright.config.ts';
import { ON_DESK, ON_PHONE } from './widths.ts';

/** What CI runs: every journey at both widths, generated tests at one of them. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else
export default {
  ...whole,
  projects: whole.projects?.map((project) => ({
    ...project,
    grepInvert: new RegExp(project.name === 'phone' ? ON_DESK : ON_PHONE),
  })),
};
