import { serverJetzt } from '@foerderportal/client/serverzeit'
import { nachweisName } from '@foerderportal/contract/auszahlung/antrag/tafel'
import type { AuszahlungAntwort, AuszahlungEntscheidung } from '@foerderportal/contract/auszahlung/schema'
import { geldSatz } from '@foerderportal/contract/auszahlung/weiter'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../../paths.ts'
import { AuszahlungBeginnen } from '../uebersicht/AuszahlungBeginnen.tsx'

type Props = { auszahlung: AuszahlungAntwort }

/** Where a request that was sent stands now, and what comes next. */
export function AuszahlungLage({ auszahlung }: Props) {
  const { status, entscheidung, zahlungZurueck } = auszahlung
  if (zahlungZurueck !== null) return <ZahlungZurueck {...zahlungZurueck} />
  if (status === 'ABGESENDET' || entscheidung === null) return <Eingegangen />
  return status === 'BEWILLIGT' ? (
    <Bewilligt auszahlung={auszahlung} entscheidung={entscheidung} />
  ) : (
    <Abgelehnt auszahlung={auszahlung} entscheidung={entscheidung} />
  )
}

/** The request stays approved: with the account that is right now the bank pays it again (S6-07). */
function ZahlungZurueck({ am: wann, grund }: NonNullable<AuszahlungAntwort['zahlungZurueck']>) {
  return (
    <Hinweis ton="warning" titel="Ihre Zahlung kam zurück" stufe={2}>
      <div className="p-stapel p-stapel--eng">
        <p className="kern-body">{`Zurückgekommen am ${am({ am: wann })}, Grund: ${grund.replace(/\.$/, '')}.`}</p>
        <p className="kern-body">
          Prüfen Sie die Bankverbindung, und berichtigen Sie sie. Danach überweist die Bank noch einmal; einen
          neuen Antrag brauchen Sie nicht.
        </p>
        <p className="kern-body">
          <Verweis href={pfade.unternehmenDaten}>Bankverbindung ansehen</Verweis>
        </p>
      </div>
    </Hinweis>
  )
}

function Eingegangen() {
  return (
    <Hinweis ton="success" titel="Ihr Auszahlungsantrag ist eingegangen" stufe={2}>
      <p className="kern-body">Sie bekommen eine Bestätigung per E-Mail.</p>
    </Hinweis>
  )
}

type Entschieden = Props & { entscheidung: AuszahlungEntscheidung }

const am = ({ am: wann }: Pick<AuszahlungEntscheidung, 'am'>) => alsDatum(tagInBerlin(new Date(wann)))

function Bewilligt({ auszahlung, entscheidung }: Entschieden) {
  const gekuerzt = entscheidung.positionen.filter(({ grund }) => grund !== null)
  const nummer = (nachweis: string) => {
    const n = auszahlung.formular.verwendungsnachweise?.find(({ id }) => id === nachweis)
    return (n && nachweisName(n)) || 'Rechnung'
  }
  return (
    <Hinweis
      ton="success"
      titel={`Bewilligt am ${am(entscheidung)}: ${euro(entscheidung.bewilligterBetrag)}`}
      stufe={2}
    >
      <p className="kern-body">{geldSatz(auszahlung, tagInBerlin(serverJetzt()))}</p>
      {entscheidung.bescheid?.gegeben === false && (
        <p className="kern-body">Das ist weniger als beantragt. Warum, steht im Bescheid.</p>
      )}
      {entscheidung.begruendung && <p className="kern-body">{entscheidung.begruendung}</p>}
      {gekuerzt.length > 0 && (
        <ul>
          {gekuerzt.map(({ nachweis, bewilligt, grund }) => (
            <li key={nachweis}>{`${nummer(nachweis)}: ${euro(bewilligt)}. ${grund}`}</li>
          ))}
        </ul>
      )}
    </Hinweis>
  )
}

function Abgelehnt({ auszahlung, entscheidung }: Entschieden) {
  const { geschaeftGuid, formular } = auszahlung
  return (
    <Hinweis ton="warning" titel={`Abgelehnt am ${am(entscheidung)}`} stufe={2}>
      <div className="p-stapel">
        {entscheidung.begruendung && <p className="kern-body">{entscheidung.begruendung}</p>}
        <p className="kern-body">
          Sie können mit denselben Angaben einen neuen Antrag beginnen und ändern, was die Bank beanstandet
          hat. Der abgelehnte zählt nicht mit.
        </p>
        <AuszahlungBeginnen geschaeftGuid={geschaeftGuid} vorlage={formular.guid}>
          Daraus einen neuen Antrag machen
        </AuszahlungBeginnen>
      </div>
    </Hinweis>
  )
}
