export type DemoPerson = { name: string; email: string; country: string; address: string };

/** What people of the demo do in turn, so that its audit log reads like a day at work. The Owner does what no one else does. */
export type Duty = 'owner' | 'admin' | 'supervisor' | 'member' | 'operator';

export type DemoMember = DemoPerson & {
  /** The built-in role that they have in the end, and the public one that they came in with. */
  role: string;
  enters: string;
  duty?: Duty;
};

export type DemoWish = DemoPerson & {
  role: string;
  sentTo: string;
  /** Left out: still waiting for an answer. */
  end?: 'reject' | 'cancel';
};

/** No one's domain: reserved for examples (RFC 2606), as all those are that end in `.example`. */
export const ELSEWHERE = 'example.com';

/** Owns every organisation of the demo, so that one sign-in shows all of them. */
export const OWNER: DemoPerson = {
  name: 'Meera Krishnan',
  email: 'meera.krishnan@thenkadu-honey.example',
  country: 'India',
  address: '18 Bedford Road, Coonoor, Tamil Nadu',
};
