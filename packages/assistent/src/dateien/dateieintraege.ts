import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { mangelWorte, wartetAufPruefung } from '@foerderportal/contract/shared/pruefstand'
import { DATEIENDUNGEN, DATEITYPEN } from '@foerderportal/contract/shared/dateitypen'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { Datei } from '@foerderportal/ui/felder/dateien/Dateieintrag.tsx'
import { fehlt, type Upload, type Uploads } from './uploads.ts'

/** With the types of pictures an iPhone hands over its photographs as JPEG, not as HEIC. */
export const ANNEHMEN = `${DATEIENDUNGEN},image/jpeg,image/png`

const ARTEN = Object.values(DATEITYPEN)
  .map(({ endungen: [endung] }) => endung.toUpperCase())
  .join(', ')

/** What a field takes, said before the choice. */
export const grenzenText = (hoechstensMb: number): string =>
  `${ARTEN}; je Datei höchstens ${hoechstensMb}\u00a0MB`

/** 'noch 20 Sekunden', once enough has travelled to be honest about it. */
export const restzeit = ({ anteil, begonnen }: Upload, jetzt: number): string | undefined => {
  const vergangen = jetzt - begonnen
  if (anteil < 0.05 || anteil >= 1 || vergangen < 2000) return undefined
  const sekunden = Math.ceil(((vergangen / anteil) * (1 - anteil)) / 1000)
  return sekunden < 60 ? `noch ${sekunden} Sekunden` : `noch ${Math.ceil(sekunden / 60)} Minuten`
}

/** It was refused and stays in sight, so that nobody takes it for sent. */
const ZAEHLT_NICHT = 'Sie wurde nicht übernommen und zählt nicht; Sie können sie hier entfernen.'

export const alsEintrag = (upload: Upload): Datei => ({
  id: upload.id,
  name: upload.datei.name,
  groesse: upload.datei.size,
  // Arrived, and taken over in the next moment.
  zustand: upload.zustand === 'fertig' ? 'laeuft' : upload.zustand,
  fortschritt: upload.anteil * 100,
  rest: restzeit(upload, Date.now()),
  fehler:
    upload.endgueltig && !fehlt(upload) ? `${upload.fehler ?? ''} ${ZAEHLT_NICHT}`.trim() : upload.fehler,
  endgueltig: upload.endgueltig,
})

/** Only what waits says so. Whether a scanner runs is the operator's business: the start warns without one (S5-02). */
const WARTET: Readonly<Record<string, string>> = {
  'wird geprüft': 'wird auf Viren geprüft',
  'noch nicht geöffnet': 'wird noch geöffnet',
}

const GESPERRT: Readonly<Record<string, string>> = {
  infiziert:
    'In dieser Datei wurde Schadsoftware gefunden, sie ist gesperrt. Entfernen Sie sie und laden Sie den Nachweis neu hoch, zum Beispiel frisch eingescannt.',
  beschädigt:
    'Datei beschädigt: Sie lässt sich nicht mehr öffnen. Entfernen Sie sie und laden Sie den Nachweis noch einmal hoch.',
}

/** What does not open is replaced (S5-04). */
const mangelsatz = (stand: string | null | undefined): string | undefined => {
  const mangel = mangelWorte(stand)
  return mangel && `Die Datei ${mangel.ist}. ${mangel.tun}`
}

/** Old papers say so: a proof may be out of date without anybody noticing. */
const vom = (angelegtAm: string | null | undefined): string | undefined => {
  if (!angelegtAm) return undefined
  const tag = tagInBerlin(new Date(angelegtAm))
  return tag === tagInBerlin(new Date()) ? undefined : `vom ${alsDatum(tag)}`
}

export const alsFertig = (datei: DateiAngabe): Datei => {
  const { scanStatus } = datei
  const fehler = GESPERRT[scanStatus ?? ''] ?? mangelsatz(scanStatus)
  const zusatz = [vom(datei.angelegtAm), WARTET[scanStatus ?? '']].filter(Boolean).join(', ')
  return {
    id: datei.uuid,
    name: datei.dateiname ?? 'Datei',
    groesse: datei.size ?? 0,
    zusatz: zusatz || undefined,
    ...(fehler !== undefined
      ? { zustand: 'fehler', fehler, endgueltig: true }
      : { zustand: wartetAufPruefung(scanStatus) ? 'pruefung' : 'fertig' }),
  }
}

/** What goes on without having been chosen here. */
export const gehtWeiterText = (uploads: readonly Upload[]): string | undefined => {
  const zurueck = uploads.filter((u) => u.zurueck && !fehlt(u) && u.zustand !== 'fehler')
  return inWorten(
    zurueck.map(({ datei }) => datei),
    'wird weiter hochgeladen.',
    'werden weiter hochgeladen.',
  )
}

export const gesamtText = (gesamt: ReturnType<Uploads['gesamt']>) =>
  gesamt && {
    text: `${gesamt.fertig} von ${gesamt.dateien} Dateien hochgeladen`,
    prozent: gesamt.anteil * 100,
  }

/** Two files that a person would call the same; macOS writes umlauts in two parts. */
const gleich = (name: string | null | undefined, bytes: number | null | undefined) =>
  `${name?.normalize('NFC')}/${bytes}`

const inWorten = (dateien: readonly Pick<File, 'name'>[], eine: string, mehrere: string) =>
  dateien.length === 0
    ? undefined
    : `${dateien.map(({ name }) => `„${name}“`).join(', ')} ${dateien.length === 1 ? eine : mehrere}`

/** What a field has already, what is on its way there, and how many it takes. */
type Platz = {
  readonly da: readonly DateiAngabe[]
  readonly unterwegs: readonly Upload[]
  readonly jeFeld: number
}

/** Of what was chosen, what is not there yet and still fits; `text` names the rest. */
export const neueDateien = (
  gewaehlt: readonly File[],
  { da, unterwegs, jeFeld }: Platz,
): { readonly neue: readonly File[]; readonly text: string | undefined } => {
  const bekannt = new Set([
    ...da.map(({ dateiname, size }) => gleich(dateiname, size)),
    ...unterwegs.filter((u) => !u.endgueltig).map(({ datei }) => gleich(datei.name, datei.size)),
  ])
  const [neu = [], doppelt = []] = [false, true].map((schon) =>
    gewaehlt.filter(({ name, size }) => bekannt.has(gleich(name, size)) === schon),
  )
  const platz = Math.max(0, jeFeld - da.length - unterwegs.length)
  const zuViel = neu.slice(platz)
  const saetze = [
    inWorten(doppelt, 'ist hier schon hochgeladen.', 'sind hier schon hochgeladen.'),
    inWorten(
      zuViel,
      `hat keinen Platz mehr: höchstens ${jeFeld} Dateien.`,
      `haben keinen Platz mehr: höchstens ${jeFeld} Dateien.`,
    ),
  ]
  return { neue: neu.slice(0, platz), text: saetze.filter(Boolean).join(' ') || undefined }
}
