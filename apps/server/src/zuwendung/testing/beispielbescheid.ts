import { readFileSync } from 'node:fs'
import type { Bescheidart } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidarten'
import { bausteinText } from '@foerderportal/contract/zuwendung/bank/entscheidung/bausteine'
import { Bescheidvorlage } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import * as z from 'zod/mini'
import type { Bescheidinhalt } from '../entscheidung/bescheid/bescheide.ts'

const { gueltigAb, ...texte } = JSON.parse(
  readFileSync(new URL('../../../daten/demo/AnkNabo/bescheid.json', import.meta.url), 'utf8'),
) as { readonly gueltigAb: string }
const VORLAGE = z.parse(Bescheidvorlage, texte)

const ZEILEN = [0, 1, 2].map((i) => ({
  name: `Mulchpflanzmaschine MP ${i}`,
  zeile: ['Mulchpflanzmaschine MP', '20.000,00 €', '40 %', '8.000,00 €', '8.000,00 €'],
}))

/** What a notice of a kind says, with all modules of the kind at once, for tests that look at its pages. */
export const beispielbescheid = (art: Bescheidart, anders: Partial<Bescheidinhalt> = {}): Bescheidinhalt => {
  const inhalt = {
    art,
    titel: VORLAGE.titel[art] ?? '',
    demo: true,
    programm: { code: 'AnkNabo', titel: 'ANK NaBo' },
    vorlage: { gueltigAb },
    geNr: 'GE-2026-000001',
    antrag: { eingangsnummer: 'ANK-2026-000001', sha256: '', eingegangenAm: '20.11.2026' },
    behoerde: {
      name: 'Landwirtschaftliche Förderbank',
      anschrift: 'Musterstraße 1, 12345 Musterstadt',
      telefon: '030 23125 100',
      email: 'service@bank.example',
    },
    adressat: {
      name: 'Hof Lindenau GbR',
      vertretung: ['Lena Lindenau', 'Paul Partner'],
      anschrift: ['Am Moor 1', '12345 Moorhausen'],
    },
    gegenstaende: ZEILEN.map((z) => ({ ...z, zeile: art === 'BEWILLIGUNG' ? z.zeile : z.zeile.slice(0, 4) })),
    ...(art.startsWith('AUSZAHLUNG') && {
      positionen: ZEILEN.map(({ name }) => ({ name, beantragtCent: 800_000, bewilligtCent: 700_000 })),
    }),
    summen: {
      bisherCent: 1,
      beantragtCent: 1,
      wegfallCent: 1,
      bewilligtCent: 1,
      foerderfaehigCent: 1,
      kostenCent: 1,
    },
    bausteine: VORLAGE.bausteine
      .filter(({ arten }) => arten.includes(art))
      .map((b) => ({ ...b, text: bausteinText(b, {}, {}) })),
    nummer: 'BE-2026-000123',
    erlassenAm: '10.12.2026',
    gezeichnet: 'Frank Freigabe',
    inhaltSha256: '',
    ...anders,
  }
  // What the template shows of it is all there.
  return inhalt as unknown as Bescheidinhalt
}
