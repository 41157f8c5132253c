import { Leinwand } from '@foerderportal/assistent/dateien/Leinwand.tsx'
import { dateiHerunterladen } from '@foerderportal/client/datei'
import { isProblem } from '@foerderportal/client/problem'
import { dateiAbfrage } from '@foerderportal/client/zuwendung/fall'
import { gesperrtWeil, mangelWorte } from '@foerderportal/contract/shared/pruefstand'
import type { FallUnterlage } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { PartDelayed } from '@foerderportal/shell/late/PartDelayed.tsx'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Icon, type IconName } from '@foerderportal/ui/Icon.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useQuery } from '@tanstack/react-query'
import { summenanfang } from '../summenanfang.ts'
import type { Marke } from './Marken.tsx'

/** The viewer is heavier than the whole page: it comes with the first PDF. */
const PdfAnsicht = latePart(
  async () => (await import('./PdfAnsicht.tsx')).PdfAnsicht,
  (_props, delay) => (delay ? <PartDelayed {...delay} /> : <Skelett was="Das Dokument" />),
)

type Props = {
  datei: FallUnterlage
  name: string
  namen: ReadonlyMap<string, string>
  seite: number
  seiteWaehlen: (seite: number) => void
  marken: readonly Marke[]
  markieren: (zitat: string | null) => void
}

/** A file: where it comes from, and what is in it. */
export function Dokument(props: Props) {
  return (
    <>
      <Herkunft {...props} />
      <Inhalt {...props} />
    </>
  )
}

/** What there is to say of a file; without a scanner nothing: the start warns the operator (S5-02). */
const PRUEFSTAND: Readonly<Record<FallUnterlage['scanStatus'], readonly [IconName, string] | undefined>> = {
  sauber: ['success', 'Ohne Virenfund'],
  'nicht geprüft': undefined,
  'wird geprüft': ['autorenew', 'Wird auf Viren geprüft'],
  infiziert: ['danger', 'Schadsoftware gefunden'],
  beschädigt: ['danger', 'Beschädigt'],
  'noch nicht geöffnet': ['autorenew', 'Vom Portal noch nicht geöffnet'],
  'mit Kennwort': ['warning', 'Mit Kennwort geschützt'],
  'ohne Seiten': ['warning', 'Ohne Seiten'],
  unvollständig: ['warning', 'Unvollständig'],
  unlesbar: ['warning', 'Lässt sich nicht öffnen'],
  'zu viele Bildpunkte': ['warning', 'Zu viele Bildpunkte'],
  'zu aufwendig': ['warning', 'Lässt sich nicht öffnen'],
}

function Herkunft({ datei, namen }: Props) {
  const stand = PRUEFSTAND[datei.scanStatus]
  const { absage, versuchen } = useVersuch()
  return (
    <div className="d-herkunft">
      <ul className="d-meta">
        <li>
          {datei.von}, {alsWann(datei.angelegtAm)}&nbsp;Uhr
        </li>
        <li title={datei.sha256}>SHA-256 {summenanfang(datei.sha256)} …</li>
        {stand && (
          <li>
            <Icon name={stand[0]} groesse="small" /> {stand[1]}
          </li>
        )}
        {datei.dieselbeWie.length > 0 && (
          <li>dieselbe Datei wie {datei.dieselbeWie.map((uuid) => namen.get(uuid)).join(', ')}</li>
        )}
      </ul>
      {istLesbar(datei) && (
        <Knopf
          variante="tertiary"
          klein
          icon="download"
          onClick={() => void versuchen(() => dateiHerunterladen(datei.downloadUrl, datei.dateiname))}
        >
          {datei.dateiname}
        </Knopf>
      )}
      <AbsageHinweis absage={absage} />
    </div>
  )
}

/** What the virus scan has not released can't be opened by anybody (S5-02). */
const istLesbar = ({ scanStatus }: FallUnterlage): boolean =>
  scanStatus !== 'wird geprüft' && gesperrtWeil(scanStatus) === undefined

/** A file of before the check, or one that came by another way: the reader here can't do better (S5-04). */
function Mangelhaft({ ist }: { ist: string }) {
  return (
    <Hinweis className="d-dokument__satz" ton="warning">
      {`Diese Datei ${ist}. Deshalb wird sie hier nicht angezeigt. Laden Sie sie herunter, um sie selbst zu öffnen, oder fordern Sie sie neu an.`}
    </Hinweis>
  )
}

const hatVorschau = (mimeType: string): boolean =>
  mimeType === 'application/pdf' || mimeType.startsWith('image/')

function Inhalt(props: Props) {
  const { datei } = props
  if (datei.scanStatus === 'wird geprüft')
    return (
      <Hinweis className="d-dokument__satz">
        Die Datei wird noch auf Viren geprüft. Danach lässt sie sich öffnen.
      </Hinweis>
    )
  if (!istLesbar(datei))
    return (
      <Hinweis className="d-dokument__satz" ton="danger">
        {`Diese Datei ist gesperrt. ${gesperrtWeil(datei.scanStatus) ?? ''}`}
      </Hinweis>
    )
  const mangel = mangelWorte(datei.scanStatus)
  if (mangel !== undefined) return <Mangelhaft ist={mangel.ist} />
  if (!hatVorschau(datei.mimeType))
    return (
      <Hinweis className="d-dokument__satz">
        Diese Art von Datei wird hier nicht angezeigt. Laden Sie sie herunter, um sie zu öffnen.
      </Hinweis>
    )
  return <Vorschau {...props} />
}

const grund = (fehler: unknown): string =>
  isProblem(fehler) && fehler.status !== 0
    ? (fehler.problem.detail ?? `${fehler.problem.title}.`)
    : 'Die Datei ließ sich nicht laden. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.'

/** What scrolls can be reached by keyboard. */
const MIT_TASTEN = { tabIndex: 0 }

function Vorschau({ datei, name, seite, seiteWaehlen, marken, markieren }: Props) {
  const { data: blob, error, refetch } = useQuery(dateiAbfrage(datei))
  if (error)
    return (
      <Hinweis ton="danger" neu className="d-dokument__satz" titel="Nicht geladen">
        <p className="kern-body">{grund(error)}</p>
        <Knopf variante="secondary" klein onClick={() => void refetch()}>
          Noch einmal versuchen
        </Knopf>
      </Hinweis>
    )
  if (blob === undefined) return <Skelett was={name} />
  if (blob.type === 'application/pdf')
    return <PdfAnsicht {...{ blob, name, seite, seiteWaehlen, marken, markieren }} />
  return (
    <section className="d-pdf" aria-label={name} {...MIT_TASTEN}>
      <Leinwand blob={blob} name={name} />
    </section>
  )
}
