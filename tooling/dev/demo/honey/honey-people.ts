import { type DemoMember, type DemoWish, ELSEWHERE } from '../demo-people.ts';

const DOMAIN = 'thenkadu-honey.example';

const coonoor = (place: string) => ({ country: 'India', address: `${place}, Coonoor, Tamil Nadu` });

/** Two in every built-in role below Owner. There is one Owner: a second is only made by handing over. */
export const HONEY_STAFF: readonly DemoMember[] = [
  {
    name: 'Lakshmi Reddy',
    email: `lakshmi.reddy@${DOMAIN}`,
    ...coonoor('7 Figure of Eight Road'),
    role: 'Admin',
    enters: 'Member',
    duty: 'admin',
  },
  {
    name: 'Tomasz Wiśniewski',
    email: `tomasz.wisniewski@${DOMAIN}`,
    country: 'Poland',
    address: 'ul. Miodowa 12, Gdańsk',
    role: 'Admin',
    enters: 'Member',
  },
  {
    name: 'Aarav Deshmukh',
    email: `aarav.deshmukh@${DOMAIN}`,
    ...coonoor('42 Church Road'),
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
    name: 'Sofia Castro',
    email: `sofia.castro@${DOMAIN}`,
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
    ...coonoor('3 Bazaar Mosque Street'),
    role: 'QR Operator',
    enters: 'QR Operator',
    duty: 'operator',
  },
  {
    name: 'Ravi Teja Varma',
    email: `ravi.varma@${DOMAIN}`,
    ...coonoor('25 Mettupalayam Road'),
    role: 'QR Operator',
    enters: 'QR Operator',
  },
];

/** People outside who have asked to join, and what became of it. */
export const HONEY_WISHES: readonly DemoWish[] = [
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
