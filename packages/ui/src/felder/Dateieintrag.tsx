import { Fortschritt } from '../Fortschritt.tsx'
import { Icon, type IconName } from '../Icon.tsx'
import { Knopf } from '../Knopf.tsx'
import { groesseSchreiben } from './groesse.ts'

export type Datei = {
  id: string
  name: string
  /** Bytes. */
  groesse: number
  zustand: 'laeuft' | 'fertig' | 'fehler'
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
}

const BILD: Record<Datei['zustand'], IconName> = { laeuft: 'draft', fertig: 'success', fehler: 'danger' }
const WORT: Record<Datei['zustand'], string> = {
  laeuft: 'wird hochgeladen',
  fertig: 'hochgeladen',
  fehler: 'nicht hochgeladen',
}

/** One file of a Dateifeld: on its way, there, or failed. */
export function Dateieintrag({ datei, ...handlungen }: { datei: Datei } & Dateihandlungen) {
  const { name, groesse, zustand, fehler, fortschritt, rest } = datei
  return (
    <li className={`p-datei__eintrag p-datei__eintrag--${zustand}`}>
      <Icon name={BILD[zustand]} />
      <div className="p-datei__angaben">
        <p className="p-datei__name">
          {name} <span className="p-datei__groesse">{groesseSchreiben(groesse)}</span>
          {/* Spoken when it changes: whoever does not see the bar hears how it ended. */}
          <output className="p-nur-vorlesen">, {WORT[zustand]}</output>
        </p>
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

function Aktionen({
  datei: { id, name, zustand, endgueltig },
  beiAbbrechen,
  beiErneut,
  beiEntfernen,
}: { datei: Datei } & Dateihandlungen) {
  if (zustand === 'laeuft')
    return (
      <div className="p-datei__aktionen">
        <Knopf variante="tertiary" nurIcon icon="close" onClick={() => beiAbbrechen(id)}>
          {`${name}: Hochladen abbrechen`}
        </Knopf>
      </div>
    )
  return (
    <div className="p-datei__aktionen">
      {zustand === 'fehler' && !endgueltig && beiErneut && (
        <Knopf variante="tertiary" nurIcon icon="autorenew" onClick={() => beiErneut(id)}>
          {`${name}: noch einmal hochladen`}
        </Knopf>
      )}
      <Knopf variante="tertiary" nurIcon icon="delete" onClick={() => beiEntfernen(id)}>
        {`${name} entfernen`}
      </Knopf>
    </div>
  )
}
