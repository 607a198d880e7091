type Caller = { apiUrl: string; orgId: string; token: string };

/** A product with a packaging that codes can be issued for. */
export async function createPackaging({ apiUrl, orgId, token }: Caller): Promise<string> {
  async function create(path: string, body: object): Promise<string> {
    const response = await fetch(`${apiUrl}/api/${orgId}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}`);
    const { id }: { id: string } = await response.json();
    return id;
  }
  const productId = await create('/products', { name: 'Forest honey', nature: 'dynamic' });
  return create('/packaging', {
    name: 'Packs',
    type: 'structure',
    packaging: { name: 'carton', count: 1, child: { name: 'jar', count: 12 } },
    printFormat: 'label',
    product_id: productId,
  });
}
