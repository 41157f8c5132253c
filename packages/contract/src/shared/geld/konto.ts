import * as z from 'zod/mini'
import { Produktgruppe } from '../produktgruppe.ts'
import { ibanFormatieren } from './ibanForm.ts'
import { freiwilligeZeile, zeile } from '../angaben/zeile.ts'

/** A bank account (specification, section 3.1). The IBAN's rules are in iban.ts: they weigh too much for every page. */
export const KontoInformation = z.strictObject({
  iban: zeile(42, 'Geben Sie die IBAN ein.', ibanFormatieren),
  bic: freiwilligeZeile(11, 'bic'),
  kontofuehrendesInstitut: freiwilligeZeile(100),
  abweichenderKontoinhaber: freiwilligeZeile(100),
  geschaeftsKonto: z.boolean('Geben Sie an, ob es ein Geschäftskonto ist.'),
  produktgruppe: Produktgruppe,
})
export type KontoInformation = z.infer<typeof KontoInformation>
