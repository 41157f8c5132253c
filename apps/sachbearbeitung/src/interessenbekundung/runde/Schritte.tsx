import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/schema'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { klassen } from '@foerderportal/ui/klassen'
import type { ReactNode } from 'react'
import { pfade } from '../../paths.ts'
import { kurzeSumme, tagVon } from '../worte.ts'
import { Reihungsfreigabe } from './Reihungsfreigabe.tsx'

type Schritt = {
  readonly titel: string
  readonly am: string | null
  readonly geschehen: boolean
  readonly inhalt?: ReactNode
}

/** The way from the commitment to the invitations, with what is public already (section 4 of the procedure). */
export function Schritte({ runde }: { runde: RundeAntwort }) {
  if (runde.ziehung === null)
    return <p className="kern-body">Diese Runde gab es schon vor dem Verfahren mit öffentlicher Ziehung.</p>
  const schritte = [zusage(runde), einfrieren(runde), ziehung(runde), reihung(runde), einladen(runde)]
  return (
    <ol className="d-weg">
      {schritte.map(({ titel, am, geschehen, inhalt }, i) => (
        <li key={titel} className={klassen('d-weg__schritt', geschehen && 'd-weg__schritt--geschehen')}>
          <span className="d-weg__nr" aria-hidden="true">
            {geschehen ? '✓' : i + 1}
          </span>
          <div>
            <p className="d-weg__kopf">
              <strong>{titel}</strong>
              {am !== null && <span className="d-meta">{am}</span>}
            </p>
            {inhalt}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Summe({ sha256 }: { sha256: string }) {
  return (
    <span className="d-meta">
      SHA-256 <code title={sha256}>{kurzeSumme(sha256)}</code>
    </span>
  )
}

/** A file of the public page: outside of this app. */
function Datei({ oeffentlich, name }: { oeffentlich: string | null; name: string }) {
  return (
    oeffentlich && (
      <a className="kern-link" href={`${oeffentlich}/${name}`}>
        {name}
      </a>
    )
  )
}

const schrittAm = ({ zeitleiste }: RundeAntwort, schritt: string): string | null =>
  zeitleiste.find((einer) => einer.schritt === schritt)?.am ?? null

const alsZeit = (iso: string | null): string | null => (iso === null ? null : alsMinute(new Date(iso)))

const zusage = (runde: RundeAntwort): Schritt => {
  const { ziehung: angaben } = runde
  const geschehen = angaben !== null && angaben.zusage !== null
  return {
    titel: geschehen ? 'Zusage veröffentlicht' : 'Zusage veröffentlichen',
    am: geschehen ? alsZeit(schrittAm(runde, 'VEROEFFENTLICHUNG')) : null,
    geschehen,
    inhalt: angaben?.zusage ? (
      <Summe sha256={angaben.zusage} />
    ) : (
      <p className="kern-body">
        Mit der Veröffentlichung legt sich das Portal auf seinen Anteil am Zufall fest.
      </p>
    ),
  }
}

const einfrieren = (runde: RundeAntwort): Schritt => {
  const { liste, oeffentlich } = runde
  return {
    titel: liste ? `Liste eingefroren, ${liste.zeilen.toLocaleString('de-DE')} Zeilen` : 'Liste einfrieren',
    am: alsZeit(liste?.eingefrorenAm ?? null),
    geschehen: liste !== null,
    inhalt: liste ? (
      <p className="d-weg__dateien">
        <Summe sha256={liste.sha256} /> <Datei oeffentlich={oeffentlich} name="liste.txt" />
      </p>
    ) : (
      <p className="kern-body">Geschieht von selbst eine Minute nach dem Ende der Frist.</p>
    ),
  }
}

const ziehung = ({ ziehung: angaben, reihung: stand }: RundeAntwort): Schritt => {
  const eingegeben = stand !== null && stand.status !== 'ZURUECKGEGEBEN'
  const freigegeben = stand?.status === 'FREIGEGEBEN'
  return {
    titel: freigegeben ? 'Ziehung eingegeben, zweimal gleich' : 'Ziehung eingeben',
    am: eingegeben && stand ? alsZeit(stand.vorgelegt.am) : angaben && `am ${tagVon(angaben.am)}`,
    geschehen: freigegeben,
    inhalt: stand?.zufall ? (
      <code>{stand.zufall}</code>
    ) : (
      angaben && (
        <p className="kern-body">
          {angaben.quelle}, geschrieben wie <code>{angaben.form}</code>
        </p>
      )
    ),
  }
}

const reihung = (runde: RundeAntwort): Schritt => {
  const { reihung: stand, oeffentlich } = runde
  const freigegeben = stand?.status === 'FREIGEGEBEN'
  const vorgelegt = stand?.status === 'VORGELEGT'
  return {
    titel: freigegeben
      ? 'Reihung freigegeben'
      : vorgelegt
        ? 'Reihung liegt zur Freigabe vor'
        : 'Reihung freigeben',
    am: alsZeit((freigegeben ? stand.freigegeben?.am : null) ?? null),
    geschehen: freigegeben,
    inhalt: (
      <>
        {stand?.zurueckgegeben && (
          <p className="kern-body">
            Zurückgegeben von {stand.zurueckgegeben.name}: {stand.zurueckgegeben.grund}
          </p>
        )}
        {freigegeben && (
          <p className="d-weg__dateien">
            <Summe sha256={stand.sha256} /> <Datei oeffentlich={oeffentlich} name="protokoll.json" />{' '}
            <Verweis href={pfade.reihung(runde.guid)}>Reihung ansehen</Verweis>
          </p>
        )}
        {vorgelegt && <Reihungsfreigabe runde={runde} reihung={stand} />}
      </>
    ),
  }
}

const einladen = ({ staffeln }: RundeAntwort): Schritt => {
  const freigegebene = staffeln.filter(({ status }) => status === 'FREIGEGEBEN')
  const letzte = freigegebene.at(-1)
  return {
    titel:
      letzte === undefined
        ? 'Einladen, in Staffeln'
        : freigegebene.length === 1
          ? 'Staffel 1 eingeladen'
          : `Staffel 1 bis ${letzte.nr} eingeladen`,
    am: alsZeit(letzte?.freigegeben?.am ?? null),
    geschehen: letzte !== undefined,
  }
}
