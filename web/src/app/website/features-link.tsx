import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { scrollToFeatures } from './scroll-to-features.ts';

/** What has just been drawn may still move; then it is scrolled to. */
const ARRIVAL_MS = 100;

interface Props {
  className: string;
  onClick?: () => void;
}

/** Leads to the features on the home page. Without a script it is an ordinary link. */
export function FeaturesLink({ className, onClick }: Props) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isOnItsWay = useRef(false);

  useEffect(() => {
    if (pathname !== '/' || !isOnItsWay.current) return undefined;
    isOnItsWay.current = false;
    const timer = setTimeout(scrollToFeatures, ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  function handleClick(event: MouseEvent) {
    onClick?.();
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (pathname === '/') return scrollToFeatures();
    isOnItsWay.current = true;
    void navigate('/');
  }

  return (
    <Link to="/#features" className={className} onClick={handleClick}>
      <Trans>Features</Trans>
    </Link>
  );
}

/** In a new tab or window, which is the browser's work. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
