import { Fortschritt } from '../../Fortschritt.tsx'
import { Icon, type IconName } from '../../Icon.tsx'
import { Knopf } from '../../Knopf.tsx'
import { groesseSchreiben } from './groesse.ts'

/**
 * `wartet`: for its turn; `getrennt`: for the network or the server, and goes on by itself; `pruefung`: it has arrived,
 * and nobody can open it before it was looked at.
 */
export type Dateizustand = 'wartet' | 'laeuft' | 'getrennt' | 'pruefung' | 'fertig' | 'fehler'

export type Datei = {
  id: string
  name: string
  /** Bytes. */
  groesse: number
  zustand: Dateizustand
  /** What else is to be said of it: 'vom 12.03.2025'. */
  zusatz?: string | undefined
  /** 0 to 100 while it is on its way. */
  fortschritt?: number | undefined
  /** Remaining time when it is honest: 'noch 20 Sekunden'. */
  rest?: string | undefined
  /** What went wrong and what to do. */
  fehler?: string | undefined
  /** Another attempt with the same file can't help: too big, wrong kind. */
  endgueltig?: boolean | undefined
}

export type Dateihandlungen = {
  beiAbbrechen: (id: string) => void
  /** Without it no further attempt is offered. */
  beiErneut?: ((id: string) => void) | undefined
  beiEntfernen: (id: string) => void
  /** Shows a file that is there. Without it names are only text. */
  beiOeffnen?: ((id: string) => void) | undefined
}

const BILD: Record<Dateizustand, IconName> = {
  wartet: 'draft',
  laeuft: 'draft',
  getrennt: 'warning',
  pruefung: 'draft',
  fertig: 'success',
  fehler: 'danger',
}
const WORT: Record<Dateizustand, string> = {
  wartet: 'wartet, bis andere Dateien hochgeladen sind',
  laeuft: 'wird hochgeladen',
  getrennt: 'Keine Verbindung. Es geht von selbst weiter.',
  pruefung: 'hochgeladen',
  fertig: 'hochgeladen',
  fehler: 'nicht hochgeladen',
}
/** What is seen in words; the rest is seen by its bar, its mark or its error. */
const SICHTBAR: readonly Dateizustand[] = ['wartet', 'getrennt', 'pruefung', 'fertig']

const UNTERWEGS: readonly Dateizustand[] = ['wartet', 'laeuft', 'getrennt']

type Props = { datei: Datei; danach: () => void } & Dateihandlungen

/** One file of a Dateifeld: on its way, there, or failed. `danach` takes the focus when its line goes. */
export function Dateieintrag({ datei, ...handlungen }: Props) {
  const { name, zustand, fehler, fortschritt, rest } = datei
  return (
    <li className={`p-datei__eintrag p-datei__eintrag--${zustand}`}>
      <Icon name={BILD[zustand]} />
      <div className="p-datei__angaben">
        <Kopf datei={datei} beiOeffnen={handlungen.beiOeffnen} />
        {zustand === 'laeuft' && (
          <Fortschritt
            etikett={`${name} wird hochgeladen`}
            etikettUnsichtbar
            prozent={fortschritt}
            {...(rest ? { stand: rest } : {})}
          />
        )}
        {zustand === 'fehler' && (
          <p className="p-datei__fehler">{fehler ?? 'Die Datei wurde nicht hochgeladen.'}</p>
        )}
      </div>
      <Aktionen datei={datei} {...handlungen} />
    </li>
  )
}

/** The name opens the file; below it what is known of it. */
function Kopf({ datei, beiOeffnen }: { datei: Datei; beiOeffnen: Dateihandlungen['beiOeffnen'] }) {
  const { id, name, groesse, zustand, zusatz } = datei
  const sichtbar = SICHTBAR.includes(zustand)
  return (
    <>
      <p className="p-datei__name">
        {zustand === 'fertig' && beiOeffnen ? (
          <button type="button" className="kern-link p-datei__oeffnen" onClick={() => beiOeffnen(id)}>
            {name}
            <span className="p-nur-vorlesen"> ansehen</span>
          </button>
        ) : (
          name
        )}{' '}
      </p>
      <p className="p-datei__groesse">
        {groesseSchreiben(groesse)}
        <span className={sichtbar ? undefined : 'p-nur-vorlesen'}>, {WORT[zustand]}</span>
        {zusatz && `, ${zusatz}`}
      </p>
    </>
  )
}

function Aktionen({
  datei: { id, name, zustand, endgueltig },
  beiAbbrechen,
  beiErneut,
  beiEntfernen,
  danach,
}: Props) {
  const unterwegs = UNTERWEGS.includes(zustand)
  const dann = (handlung: (id: string) => void) => () => {
    handlung(id)
    danach()
  }
  if (unterwegs)
    return (
      <div className="p-datei__aktionen">
        <Knopf variante="tertiary" nurIcon icon="close" onClick={dann(beiAbbrechen)}>
          {`${name}: Hochladen abbrechen`}
        </Knopf>
      </div>
    )
  return (
    <div className="p-datei__aktionen">
      {zustand === 'fehler' && !endgueltig && beiErneut && (
        <Knopf variante="tertiary" nurIcon icon="autorenew" onClick={dann(beiErneut)}>
          {`${name}: noch einmal hochladen`}
        </Knopf>
      )}
      <Knopf variante="tertiary" nurIcon icon="delete" onClick={dann(beiEntfernen)}>
        {`${name} entfernen`}
      </Knopf>
    </div>
  )
}
