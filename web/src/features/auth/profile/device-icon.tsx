import { Monitor, Smartphone } from 'lucide-react';

const PHONE = /android|iphone|ipad|mobile/i;

/** Drawn beside the words for a device, which say the same. */
export function DeviceIcon({ device }: { device: string }) {
  const Icon = PHONE.test(device) ? Smartphone : Monitor;
  return <Icon aria-hidden="true" className="size-4.5" />;
}
