export type DemoPerson = { name: string; email: string; country: string; address: string };

/** What people of the demo do in turn, so that its audit log reads like a day at work. */
export type Duty = 'admin' | 'supervisor' | 'member' | 'operator';

export type DemoMember = DemoPerson & {
  /** The built-in role that they have in the end, and the public one that they came in with. */
  role: string;
  enters: string;
  duty?: Duty;
};

const DOMAIN = 'sundari-spices.example';
/** No one's domains: both are reserved for examples (RFC 2606). */
const ELSEWHERE = 'example.com';

const guntur = (place: string) => ({ country: 'India', address: `${place}, Guntur, Andhra Pradesh` });

export const OWNER: DemoPerson = {
  name: 'Meera Krishnan',
  email: `meera.krishnan@${DOMAIN}`,
  ...guntur('18 Arundelpet Second Line'),
};

/** Two in every built-in role below Owner. There is one Owner: a second is only made by handing over. */
export const STAFF: readonly DemoMember[] = [
  {
    name: 'Lakshmi Reddy',
    email: `lakshmi.reddy@${DOMAIN}`,
    ...guntur('7 Brodipet Fourth Lane'),
    role: 'Admin',
    enters: 'Member',
    duty: 'admin',
  },
  {
    name: 'Tomasz Wiśniewski',
    email: `tomasz.wisniewski@${DOMAIN}`,
    country: 'Poland',
    address: 'ul. Młynarska 12, Gdańsk',
    role: 'Admin',
    enters: 'Member',
  },
  {
    name: 'Aarav Deshmukh',
    email: `aarav.deshmukh@${DOMAIN}`,
    ...guntur('42 Kothapet Main Road'),
    role: 'Supervisor',
    enters: 'Member',
    duty: 'supervisor',
  },
  {
    name: 'Grace Wanjiru',
    email: `grace.wanjiru@${DOMAIN}`,
    country: 'Kenya',
    address: 'Biashara Street, Nakuru',
    role: 'Supervisor',
    enters: 'Member',
  },
  {
    name: 'Sofia Almeida',
    email: `sofia.almeida@${DOMAIN}`,
    country: 'Portugal',
    address: 'Rua das Flores 31, Porto',
    role: 'Member',
    enters: 'Member',
    duty: 'member',
  },
  {
    name: 'Nguyễn Thị Lan',
    email: `nguyen.lan@${DOMAIN}`,
    country: 'Vietnam',
    address: '',
    role: 'Member',
    enters: 'Member',
  },
  {
    name: 'Fatima Sheikh',
    email: `fatima.sheikh@${DOMAIN}`,
    ...guntur('3 Lalapet Mosque Street'),
    role: 'QR Operator',
    enters: 'QR Operator',
    duty: 'operator',
  },
  {
    name: 'Ravi Teja Varma',
    email: `ravi.varma@${DOMAIN}`,
    ...guntur('25 Nallapadu Road'),
    role: 'QR Operator',
    enters: 'QR Operator',
  },
];

type DemoWish = DemoPerson & {
  role: string;
  sentTo: string;
  /** Left out: still waiting for an answer. */
  end?: 'reject' | 'cancel';
};

/** People outside who have asked to join, and what became of it. */
export const WISHES: readonly DemoWish[] = [
  {
    name: 'Kiran Patel',
    email: `kiran.patel@${ELSEWHERE}`,
    country: 'India',
    address: '',
    role: 'Member',
    sentTo: 'Aarav Deshmukh',
    end: 'reject',
  },
  {
    name: 'Elif Demir',
    email: `elif.demir@${ELSEWHERE}`,
    country: 'Türkiye',
    address: '',
    role: 'QR Operator',
    sentTo: 'Grace Wanjiru',
    end: 'cancel',
  },
  {
    name: 'Priya Nair',
    email: `priya.nair@${ELSEWHERE}`,
    country: 'India',
    address: '',
    role: 'QR Operator',
    sentTo: 'Aarav Deshmukh',
  },
  {
    name: 'Daniel Okafor',
    email: `daniel.okafor@${ELSEWHERE}`,
    country: 'Nigeria',
    address: '',
    role: 'Member',
    sentTo: 'Aarav Deshmukh',
  },
  {
    name: 'Yuki Tanaka',
    email: `yuki.tanaka@${ELSEWHERE}`,
    country: 'Japan',
    address: '',
    role: 'Line packer',
    sentTo: 'Lakshmi Reddy',
  },
];
