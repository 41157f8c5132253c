import {
  verbindungLoesen,
  beihilfeStreichen,
} from '@foerderportal/contract/zuwendung/kern/deminimis/kontoRoutes'
import { rufen } from '@foerderportal/client/rufen'
import { deMinimisKontoAbfrage } from '@foerderportal/client/unternehmen/deMinimis'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { VERORDNUNGEN } from '@foerderportal/contract/zuwendung/kern/deminimis/verordnungen'
import type { DeMinimisKonto } from '@foerderportal/contract/zuwendung/kern/deminimis/kontoSchema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { Angaben } from '../../shared/Angaben.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { Beihilfeformular } from './Beihilfeformular.tsx'
import { useKontoSetzen } from './useKontoSetzen.ts'
import { Verbindungsformular } from './Verbindungsformular.tsx'

type Props = { unternehmen: string; schreiben: boolean }

/** What a company and all that are linked with it were granted as small aid, and what is still free. */
export function Konto({ unternehmen, schreiben }: Props) {
  const abfrage = useQuery(deMinimisKontoAbfrage(unternehmen))
  return (
    <Geladen abfrage={abfrage} was="Das De-minimis-Konto">
      {(konto) => (
        <>
          {konto.grenzen.map(({ verordnung, hoechstbetrag, jahre, vergeben, frei }) => (
            <Angaben
              key={verordnung}
              angaben={[
                ['Grundlage', VERORDNUNGEN[verordnung]],
                [`Höchstbetrag in ${jahre} Jahren`, euro(hoechstbetrag)],
                ['Vergeben', euro(vergeben)],
                ['Frei', <strong key="frei">{euro(frei)}</strong>],
              ]}
            />
          ))}
          <Verbundene unternehmen={unternehmen} konto={konto} schreiben={schreiben} />
          <Beihilfen unternehmen={unternehmen} konto={konto} schreiben={schreiben} />
          {schreiben && (
            <>
              <Beihilfeformular unternehmen={unternehmen} />
              <Verbindungsformular unternehmen={unternehmen} />
            </>
          )}
        </>
      )}
    </Geladen>
  )
}

type TeilProps = Props & { konto: DeMinimisKonto }

function Verbundene({ unternehmen, konto: { verbundene }, schreiben }: TeilProps) {
  const setzen = useKontoSetzen(unternehmen)
  const { absage, laeuft, versuchen } = useVersuch()
  const loesen = (anderes: string) =>
    versuchen(async () => setzen(await rufen(verbindungLoesen, { params: { guid: unternehmen, anderes } })))
  if (verbundene.length === 0) return <p className="kern-body d-leise">Kein Unternehmen ist verbunden.</p>
  return (
    <>
      <AbsageHinweis absage={absage} />
      <ul className="d-verlauf" aria-label="Verbundene Unternehmen">
        {verbundene.map(({ guid, name, grundlage }) => (
          <li key={guid} className="d-verlauf__eintrag">
            <Verweis href={pfade.unternehmen(guid)}>{name}</Verweis>
            <span>
              {grundlage ?? 'über andere'}
              {schreiben && grundlage !== null && (
                <>
                  {' · '}
                  <button
                    type="button"
                    className="kern-link d-knopf-verweis"
                    aria-label={`Verbindung mit ${name} lösen`}
                    disabled={laeuft}
                    onClick={() => void loesen(guid)}
                  >
                    lösen
                  </button>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Beihilfen({ unternehmen, konto: { zeilen }, schreiben }: TeilProps) {
  const setzen = useKontoSetzen(unternehmen)
  const [zuStreichen, setZuStreichen] = useState<string>()
  if (zeilen.length === 0)
    return (
      <p className="kern-body d-leise">
        Noch keine Beihilfe. Bewilligte Zuschüsse erscheinen hier von selbst.
      </p>
    )
  return (
    <>
      <ul className="d-verlauf" aria-label="De-minimis-Beihilfen">
        {zeilen.map(({ beihilfe, unternehmen: wer, betrag, gewaehrtAm, geber }, i) => (
          <li key={beihilfe ?? `${geber} ${i}`} className="d-verlauf__eintrag">
            <span className="d-verlauf__zeit">
              {gewaehrtAm === null ? 'noch nicht wirksam' : alsDatum(gewaehrtAm)}
            </span>
            <span>
              <strong className="p-zahl">{euro(betrag)}</strong> {geber}, {wer}
              {schreiben && beihilfe !== null && (
                <>
                  {' · '}
                  <button
                    type="button"
                    className="kern-link d-knopf-verweis"
                    aria-label={`${euro(betrag)} von ${geber} streichen`}
                    onClick={() => setZuStreichen(beihilfe)}
                  >
                    streichen
                  </button>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {zuStreichen !== undefined && (
        <Grunddialog
          name={`beihilfe-streichen/${zuStreichen}`}
          titel="Beihilfe streichen"
          folge="Sie zählt dann nicht mehr. Das Protokoll behält sie und Ihren Grund."
          knopf="Beihilfe streichen"
          ohneGrund="Geben Sie an, warum die Beihilfe gestrichen wird."
          hoechstens={500}
          tun={async (grund) =>
            setzen(
              await rufen(beihilfeStreichen, {
                params: { guid: unternehmen, beihilfe: zuStreichen },
                body: { grund },
              }),
            )
          }
          danach={() => setZuStreichen(undefined)}
          schliessen={() => setZuStreichen(undefined)}
        />
      )}
    </>
  )
}
