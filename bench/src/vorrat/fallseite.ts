import type { Route } from '@foerderportal/contract/shared/route'
import { aenderungenLesen } from '@foerderportal/contract/zuwendung/antrag/aenderungen/routes'
import { anhoerungenLesen } from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import { antragEinreichen, antragLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { entscheidungLesen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import {
  fallAnsichtLesen,
  fallLesen,
  fallUnterlagenLesen,
} from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { protokollLesen } from '@foerderportal/contract/zuwendung/bank/protokoll/routes'
import { pruefpunkteLesen } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import { nachforderungenLesen, pruefungBeginnen } from '@foerderportal/contract/zuwendung/bank/routes'
import { verlaufLesen } from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import { anwesenheitMelden } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import { angemeldet, type Angemeldet } from '../../../e2e/src/api.ts'
import type { Fall } from '../../../e2e/src/antrag/fall.ts'
import { fallDerBank, punkteBeantworten } from '../../../e2e/src/tisch.ts'
import { median, ms, p95 } from './zeiten.ts'

const MAL = Number(process.env.BENCH_FALLSEITEN ?? 60)
const AUFWAERMEN = 10

/** What every page of a case asks for, and what each tab asks for besides; the browser asks for all at once. */
const KOPF: readonly Route[] = [fallLesen, anwesenheitMelden]
const REITER: readonly (readonly [string, readonly Route[]])[] = [
  ['Prüfung', [pruefpunkteLesen, fallUnterlagenLesen]],
  ['Änderungen', [aenderungenLesen, pruefpunkteLesen]],
  ['Nachforderung', [nachforderungenLesen, pruefpunkteLesen]],
  ['Anhörung', [anhoerungenLesen]],
  ['Entscheidung', [entscheidungLesen]],
  ['Verlauf', [verlaufLesen]],
  ['Ansicht des Antragstellers', [fallAnsichtLesen]],
]

type Person = Angemeldet
type Messung = { readonly was: string; readonly zeiten: number[] }

const gelungen = async (person: Person, route: Route, guid: string): Promise<void> => {
  const { status, body } = await person.rufen(route, { params: { guid } as never }) // every route here names a case
  if (status !== 200) throw new Error(`${route.path}: ${status} ${JSON.stringify(body)}`)
}

const dauer = async (tun: () => Promise<unknown>): Promise<number> => {
  const beginn = performance.now()
  await tun()
  return performance.now() - beginn
}

/** Each in turn with all others, so that whatever else the machine does meets them alike. */
const imWechsel = async (was: readonly (readonly [string, () => Promise<unknown>])[]): Promise<Messung[]> => {
  const messungen = was.map(([name, tun]) => ({ was: name, tun, zeiten: [] as number[] }))
  for (let lauf = -AUFWAERMEN; lauf < MAL; lauf++)
    for (const { tun, zeiten } of messungen) {
      const zeit = await dauer(tun)
      if (lauf >= 0) zeiten.push(zeit)
    }
  return messungen
}

/** Sends a draft that could be sent; answers how long that took, in ms. */
export const einreichen = async ({ wer, guid }: Fall): Promise<number> => {
  const { formular } = (await wer.rufen(antragLesen, { params: { guid } })).body
  const body = { ...formular, fertig: true }
  return dauer(async () => {
    const { status } = await wer.rufen(antragEinreichen, { params: { guid }, body })
    if (status !== 200) throw new Error(`submitting: ${status}`)
  })
}

/** A case in which every point is answered, as it is when somebody decides. */
export const gepruefterFall = async (url: string, fall: Fall): Promise<string> => {
  const sabine = await angemeldet(url, 'sabine.sachbearbeitung')
  const { geschaeft } = await fallDerBank(sabine, fall)
  await sabine.rufen(pruefungBeginnen, { params: { guid: fall.guid } })
  await punkteBeantworten(url, geschaeft)
  return geschaeft
}

/** From the request to the last byte of the last answer, over HTTP at the server itself: of each call and of each page. */
export const fallseiteMessen = async (url: string, fall: string, name: string): Promise<string> => {
  const sabine = await angemeldet(url, 'sabine.sachbearbeitung')
  const rita = await angemeldet(url, 'rita.revision')
  const rufe = [...new Set([...KOPF, ...REITER.flatMap(([, routen]) => routen)])].map(
    (route) =>
      [`\`${route.path.split('/:guid').at(-1) || '/'}\``, () => gelungen(sabine, route, fall)] as const,
  )
  const seiten = REITER.map(
    ([reiter, routen]) =>
      [
        `Seite „${reiter}“, alle Aufrufe zugleich`,
        () => Promise.all([...KOPF, ...routen].map((route) => gelungen(sabine, route, fall))),
      ] as const,
  )
  const protokoll = [
    'Seite „Protokoll“ mit der Kette des Unternehmens',
    () => gelungen(rita, protokollLesen, fall),
  ] as const
  const messungen = await imWechsel([...rufe, ...seiten, protokoll])
  return [
    `| ${name} | p50 | p95 |`,
    '|---|---:|---:|',
    ...messungen.map(({ was, zeiten }) => `| ${was} | ${ms(median(zeiten))} | ${ms(p95(zeiten))} |`),
  ].join('\n')
}
