/** Customers of the sandbox and a non-customer; `birth_date` is the second fact. */
export const renewing = { cpf: '39053344705', birth_date: '15/03/1985' };
export const migrating = { cpf: '16899535009', birth_date: '22/08/1978' };
export const stranger = { cpf: '52998224725', birth_date: '15/03/1985' };

export const offer = { sku: 'd600b', price: 109.99 };
