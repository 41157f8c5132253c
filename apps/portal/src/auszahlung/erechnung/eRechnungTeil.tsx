import { latePart } from '@foerderportal/shell/late/latePart.tsx'

/** What reads e-invoices comes with the first invoice that may be one. */
export const ERechnungen = latePart(async () => (await import('./ERechnungen.tsx')).ERechnungen)
