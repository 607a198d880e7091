import icon from '../../ui/look/mark.svg?inline';

/** What every page has in its head. The icon is in the page, so that no one has to ask for it. */
export function HeadOf({ title, isAlarm }: { title: string; isAlarm: boolean }) {
  return (
    <>
      <title>{title}</title>
      <meta
        name="theme-color"
        content={isAlarm ? '#b42318' : '#faf8f4'}
        media="(prefers-color-scheme: light)"
      />
      <meta
        name="theme-color"
        content={isAlarm ? '#b42318' : '#0e1512'}
        media="(prefers-color-scheme: dark)"
      />
      <link rel="icon" href={icon} />
    </>
  );
}
