import { konversationErledigen } from '@foerderportal/contract/mitteilungen/bank/routes'
import { rufen } from '@foerderportal/client/rufen'
import type { BankKonversation, BankMitteilung } from '@foerderportal/contract/mitteilungen/bank/schema'
import { bezugWorte } from '@foerderportal/contract/mitteilungen/bezug'
import { konversationStaende } from '@foerderportal/contract/mitteilungen/staende'
import { eintraegeVon } from '@foerderportal/contract/mitteilungen/schritte'
import type { Zustellung } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { klassen } from '@foerderportal/ui/klassen'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useDeferredValue, useId } from 'react'
import { pfade } from '../../paths.ts'
import { Dateiverweise } from '../../shared/Dateiverweise.tsx'
import { Spalte, Spalten } from '../../shared/Spalten.tsx'
import { Standwort } from '../../shared/Standwort.tsx'
import { ZUSTELLUNG } from '../../shared/zustellung.ts'
import { Schreiben } from './Schreiben.tsx'
import { Schritt } from './Schritt.tsx'
import { Terminfeld } from './Terminfeld.tsx'
import { useNeuLaden } from './useNeuLaden.ts'
import { wartezeit } from './wartezeit.ts'

/** Messages in the first picture. */
const ZUERST = 10

/** A conversation, its latest message first, and beside it what the bank does with it. */
export function Unterhaltung({ konversation }: { konversation: BankKonversation }) {
  const darf = useDarf(['SACHBEARBEITUNG', 'SCHREIBEN'])
  const { mitteilungen, geschaeftGuid, gesperrtWeil } = konversation
  const eintraege = eintraegeVon(konversation)
  // The first picture shows what fits on a screen; the rest of a long one comes right after it.
  const gezeigt = useDeferredValue(eintraege.length, ZUERST)
  return (
    <Spalten breiten="1fr 26rem">
      <Spalte name="Was geschrieben wurde">
        <Lage konversation={konversation} />
        {eintraege
          .slice(0, gezeigt)
          .map(({ mitteilung, schritt }) =>
            mitteilung === undefined ? (
              <Schritt key={schritt.guid} geschaeft={geschaeftGuid ?? ''} schritt={schritt} />
            ) : (
              <Eine key={mitteilung.guid} mitteilung={mitteilung} />
            ),
          )}
        {mitteilungen.length === 0 && (
          <p className="kern-body">
            Noch hat niemand etwas geschrieben. Was Sie oder das Unternehmen schreiben, steht hier.
          </p>
        )}
      </Spalte>
      <Spalte name="Antworten">
        {gesperrtWeil !== null && <p className="kern-body">{gesperrtWeil}</p>}
        {darf && gesperrtWeil === null && (
          <>
            <Schreiben key={konversation.konversationId} konversation={konversation} />
            <Terminfeld key={konversation.termin} konversation={konversation} />
            <Erledigen konversation={konversation} />
          </>
        )}
      </Spalte>
    </Spalten>
  )
}

/** One line: whether somebody waits, since when, and who looks after it. */
function Lage({ konversation }: { konversation: BankKonversation }) {
  const { wartetSeit, stand, zugewiesen, mitteilungen } = konversation
  const heute = useHeute()
  const beantwortet = stand !== 'ERLEDIGT' && wartetSeit === null && mitteilungen.length > 0
  return (
    <p className="kern-body d-mitteilung__lage">
      {stand === 'ERLEDIGT' && <Standwort ton="success">Erledigt</Standwort>}
      {stand !== 'ERLEDIGT' && wartetSeit !== null && (
        <Standwort ton="warning">{`Das Unternehmen wartet: ${wartezeit(wartetSeit, heute)}`}</Standwort>
      )}
      {beantwortet && <Standwort ton="info">Beantwortet</Standwort>}{' '}
      <span className="d-leise">{`bei ${zugewiesen ?? 'niemandem'}`}</span>
    </p>
  )
}

function Eine({ mitteilung: m }: { mitteilung: BankMitteilung }) {
  const id = useId()
  return (
    <article
      className={klassen('d-block d-mitteilung', m.richtungZuKunde && 'd-mitteilung--bank')}
      aria-labelledby={id}
    >
      <h2 id={id}>{m.betreff}</h2>
      <p className="d-leise">
        {`${m.absender}, ${alsWann(m.abgeschicktAm)}`}
        {m.bezug?.art === 'AUSZAHLUNG' && (
          <>
            , <Verweis href={pfade.auszahlung(m.bezug.guid)}>{ganzeNummern(bezugWorte(m.bezug))}</Verweis>
          </>
        )}
        {m.bezug?.art === 'BEKUNDUNG' && `, ${bezugWorte(m.bezug)}`}
      </p>
      <p className="kern-body d-wort d-brief">{m.inhalt}</p>
      {m.anhaenge.length > 0 && <Dateiverweise dateien={m.anhaenge} />}
      {m.richtungZuKunde && <Wege mitteilung={m} />}
    </article>
  )
}

/** What nobody should have to unfold first: whom no mail told. */
const nichtAngekommen = (mails: BankMitteilung['mails']): string => {
  const worte = (staende: readonly Zustellung[], wort: string) => {
    const anzahl = mails.filter(({ zustellung }) => staende.includes(zustellung)).length
    return anzahl === 0 ? '' : `, ${anzahl} ${anzahl === 1 ? 'E-Mail' : 'E-Mails'} ${wort}`
  }
  // Only of what the server refused it is known; of another one the answer may have got lost on its way.
  return (
    worte(['ABGEWIESEN'], 'abgewiesen') +
    worte(['AUFGEGEBEN'], 'nicht angenommen') +
    worte(['GESCHEITERT'], 'noch nicht angenommen')
  )
}

/** Who was told of it, and who has opened it. */
function Wege({ mitteilung: { mails, gelesen } }: { mitteilung: BankMitteilung }) {
  return (
    <details className="d-mitteilung__wege">
      <summary>
        {gelesen.length === 0
          ? 'Noch von niemandem gelesen'
          : `Gelesen von ${gelesen.map(({ name }) => name).join(', ')}`}
        {nichtAngekommen(mails)}
      </summary>
      <ul className="kern-body">
        {gelesen.map(({ name, am }) => (
          <li key={name}>{`${name}: gelesen ${alsWann(am)}`}</li>
        ))}
        {mails.map(({ an, zustellung, am }) => (
          <li key={an}>
            {`E-Mail an ${an}: `}
            <Standwort ton={ZUSTELLUNG[zustellung].ton}>{ZUSTELLUNG[zustellung].wort}</Standwort>
            {am !== null && <span className="d-leise">{` ${alsWann(am)}`}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Erledigen({ konversation: { konversationId, stand } }: { konversation: BankKonversation }) {
  const neuLaden = useNeuLaden()
  const { laeuft, absage, versuchen } = useVersuch()
  const erledigt = stand === 'ERLEDIGT'
  const aktion = erledigt ? 'konversationWiederOeffnen' : 'konversationErledigen'
  return (
    <div className="d-block">
      <Knopf
        variante="secondary"
        laeuft={laeuft}
        gesperrtWeil={konversationStaende.hindernis(aktion, stand, ['SACHBEARBEITUNG'])?.text}
        onClick={() =>
          void versuchen(async () => {
            await rufen(konversationErledigen, {
              params: { guid: konversationId },
              body: { erledigt: !erledigt },
            })
            await neuLaden()
          })
        }
      >
        {erledigt ? 'Wieder öffnen' : 'Erledigt'}
      </Knopf>
      <AbsageHinweis absage={absage} />
    </div>
  )
}
