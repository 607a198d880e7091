export type DemoOrganisation = {
  name: string;
  sites: { name: string; kind: string; address: string; latitude?: number; longitude?: number }[];
  roles: { name: string; below: string; is_public?: boolean; permissions: string[] }[];
};

/** Example content for `npm run dev`, named as such; tests never use it. */
export const DEMO_ORGANISATIONS: DemoOrganisation[] = [
  {
    name: 'Example Spice Mill',
    sites: [
      {
        name: 'Grinding hall',
        kind: 'factory',
        address: 'Example Road 1, Guntur, Andhra Pradesh',
        latitude: 16.3067,
        longitude: 80.4365,
      },
      { name: 'Cold store', kind: 'warehouse', address: 'Example Road 3, Guntur, Andhra Pradesh' },
      {
        name: 'मिर्च का खेत',
        kind: 'farm',
        address: 'Example village, Guntur district',
        latitude: 16.24,
        longitude: 80.64,
      },
    ],
    roles: [
      {
        name: 'Line packer',
        below: 'QR Operator',
        is_public: true,
        permissions: ['org.view', 'product.view', 'qr.view', 'qr.assign', 'formdata.submit'],
      },
      {
        name: 'Label designer',
        below: 'Member',
        permissions: ['org.view', 'product.view', 'label.view', 'label.edit', 'file.upload'],
      },
    ],
  },
  {
    name: 'Example Dairy',
    sites: [{ name: 'Bottling plant', kind: 'factory', address: 'Example Street 12, Anand, Gujarat' }],
    roles: [],
  },
];
