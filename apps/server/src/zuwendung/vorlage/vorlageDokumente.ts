import { istUntauglich } from '@foerderportal/contract/shared/pruefstand'
import type { Datei } from '@foerderportal/contract/shared/datei'
import {
  dokumentTitel,
  type DokumentArt,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/dokumentArten'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { Dokumente } from '@foerderportal/contract/zuwendung/kern/antragsformular/dokumente'
import {
  dateienVon,
  dokumentArten,
  dokumentListe,
  dokumentVeraltet,
  type DokumentZeile,
} from '@foerderportal/contract/zuwendung/antrag/unterlagen/dokumentliste'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { VorlageNotiz } from '@foerderportal/contract/zuwendung/antrag/vorlage'
import { ausgelassen, pruefen, type Teil, type Umstaende } from './vorlageTeil.ts'

/** Signed for one application, or about it alone: each application needs its own (S4-11: no consent is taken over). */
const NUR_FUER_EINEN: readonly DokumentArt[] = [
  'selbsterklaerungVergaberechtlicheVorgaben',
  'deMinimisBeihilfeErklaerung',
  'sonstige',
]

/** The files that can be named again, as the server knows them: no longer there or locked ones can't. */
export const brauchbare = (
  liste: readonly DateiAngabe[] | null | undefined,
  dateien: ReadonlyMap<string, Datei>,
): Datei[] =>
  (liste ?? []).flatMap(({ uuid }) => {
    const datei = dateien.get(uuid)
    return datei === undefined || istUntauglich(datei.scanStatus) ? [] : [datei]
  })

const monate = (n: number) => (n === 1 ? '1 Monat' : `${n} Monate`)

type Fund = {
  readonly art: DokumentArt
  readonly dateien: readonly Datei[]
  readonly notizen: VorlageNotiz[]
}

const weg = (art: DokumentArt, grund: string): Fund => ({
  art,
  dateien: [],
  notizen: [ausgelassen('dokumente', `${dokumentTitel(art)}: ${grund}.`)],
})

/** The files of a kind of which none is older than the kind may be. */
const nachAlter = (
  art: DokumentArt,
  da: readonly Datei[],
  hoechstens: number | null,
  heute: string,
): Fund => {
  if (da.length === 0) return weg(art, 'ist nicht mehr verwendbar')
  if (hoechstens === null) return { art, dateien: da, notizen: [] }
  // At least as old as its upload: beyond the limit by that alone, it need not be looked at.
  if (da.some(({ angelegtAm }) => dokumentVeraltet(art, angelegtAm, heute)))
    return weg(art, `darf höchstens ${monate(hoechstens)} alt sein`)
  const text = `${dokumentTitel(art)}: Prüfen Sie, dass das Dokument höchstens ${monate(hoechstens)} alt ist.`
  return { art, dateien: da, notizen: [pruefen('dokumente', text)] }
}

const fund = (
  art: DokumentArt,
  alte: readonly DateiAngabe[],
  zeile: DokumentZeile | undefined,
  u: Umstaende,
): Fund => {
  if (NUR_FUER_EINEN.includes(art))
    return weg(art, 'gehört zum früheren Antrag und wird für jeden neu gebraucht')
  if (zeile === undefined) return weg(art, 'wird heute von Ihnen nicht verlangt')
  return nachAlter(art, brauchbare(alte, u.dateien), zeile.hoechstalterMonate, u.heute)
}

/** Documents of the earlier application that still hold; the files themselves are used again, not copied. */
export const dokumenteUebernehmen = (formular: AntragFormular, alt: AntragFormular, u: Umstaende): Teil => {
  const gefragt = dokumentListe(formular, u.programm.unterlagen)
  const funde = dokumentArten(formular.produktgruppenDaten.type).flatMap((art) => {
    const alte = dateienVon(alt, art)
    const zeile = gefragt.find((z) => z.art === art)
    return alte.length === 0 ? [] : [fund(art, alte, zeile, u)]
  })
  const gute = funde.filter(({ dateien }) => dateien.length > 0)
  const dokumente = {
    ...formular.dokumente,
    ...Object.fromEntries(gute.map(({ art, dateien }) => [art, dateien])),
    // The kinds come from the same programme's documents.
  } as Dokumente
  return {
    formular: { ...formular, dokumente },
    uebernommen: gute.map(({ art }) => dokumentTitel(art)),
    notizen: funde.flatMap(({ notizen }) => notizen),
  }
}
