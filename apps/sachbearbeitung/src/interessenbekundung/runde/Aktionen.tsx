import { bewegen } from '@foerderportal/client/rufen'
import {
  rundeVeroeffentlichen,
  rundeAnnullieren,
} from '@foerderportal/contract/interessenbekundung/bank/routes'
import { type Rundenstand } from '@foerderportal/client/interessenbekundung/runden'
import type { RundeAntwort, RundeMoeglich } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { useUnterwegs } from '../../shared/anmeldung/useFrischAnmelden.ts'
import { MittelErhoehen } from './MittelErhoehen.tsx'
import { naechsteNr } from './staffel/naechste.ts'
import { StaffelVorlegen } from './staffel/StaffelVorlegen.tsx'
import { useRundeBekanntgeben } from './useHandlung.ts'
import { Verlaengern } from './Verlaengern.tsx'
import { Verwerfen } from './Verwerfen.tsx'
import { ZiehungEingeben } from './ZiehungEingeben.tsx'
import { Grunddialog } from '../../shared/Grunddialog.tsx'

/** Acts that ask for something first. */
const DIALOGE = {
  reihungVorbereiten: { knopf: 'Reihung vorbereiten', Dialog: ZiehungEingeben },
  fristVerlaengern: { knopf: 'Frist verlängern', Dialog: Verlaengern },
  mittelErhoehen: { knopf: 'Mittel erhöhen', Dialog: MittelErhoehen },
  rundeAnnullieren: { knopf: 'Annullieren', Dialog: Annullieren },
  rundeVerwerfen: { knopf: 'Verwerfen', Dialog: Verwerfen },
} as const satisfies Partial<Record<keyof RundeMoeglich, unknown>>
type Dialogname = keyof typeof DIALOGE

/** Open again for whoever left it for the sign-in that it needs. */
const useOffenerDialog = ({ guid, moeglich }: RundeAntwort) => {
  const zuvor = useUnterwegs('reihungVorbereiten', 'mittelErhoehen', 'rundeAnnullieren')
  return useState<Dialogname | undefined>(
    zuvor?.an === guid && moeglich[zuvor.handlung] === null ? zuvor.handlung : undefined,
  )
}

/** The one that comes next by the state of the round is the blue one. */
const naechste = ({ moeglich, staffeln }: RundeAntwort): keyof RundeMoeglich | undefined =>
  // what lies before a second person comes first
  staffeln.some(({ status }) => status === 'VORGELEGT')
    ? undefined
    : (['rundeVeroeffentlichen', 'reihungVorbereiten', 'staffelVorbereiten'] as const).find(
        (aktion) => moeglich[aktion] === null,
      )

/** What this person can do with the round now. What he can't stands nowhere: its page says who is to act. */
export function Aktionen({ stand: { wert: runde, version } }: { stand: Rundenstand }) {
  const [offen, setOffen] = useOffenerDialog(runde)
  const [legtVor, setLegtVor] = useState(false)
  const { laeuft, absage, versuchen } = useVersuch()
  const bekanntgeben = useRundeBekanntgeben()
  const { guid, moeglich, oeffentlich } = runde
  const blau = naechste(runde)
  const variante = (aktion: keyof RundeMoeglich) => (aktion === blau ? 'primary' : 'secondary')
  const Dialog = offen && DIALOGE[offen].Dialog
  return (
    <>
      {oeffentlich && (
        <a className="kern-link" href={oeffentlich}>
          Öffentliche Seite
        </a>
      )}
      {moeglich.rundeAendern === null && (
        <Verweis href={pfade.rundeAendern(guid)} className={knopfKlasse('secondary')}>
          <span className="kern-label">Ändern</span>
        </Verweis>
      )}
      {(Object.keys(DIALOGE) as Dialogname[]) // keys of the table
        .filter((name) => moeglich[name] === null)
        .toSorted((a, b) => Number(a === blau) - Number(b === blau))
        .map((name) => (
          <Knopf key={name} variante={variante(name)} onClick={() => setOffen(name)}>
            {DIALOGE[name].knopf}
          </Knopf>
        ))}
      {moeglich.rundeVeroeffentlichen === null && (
        <Knopf
          laeuft={laeuft}
          onClick={() =>
            void versuchen(async () =>
              bekanntgeben(
                await bewegen(rundeVeroeffentlichen, { params: { guid } }),
                'Zur Veröffentlichung vorgelegt.',
              ),
            )
          }
        >
          Zur Veröffentlichung vorlegen
        </Knopf>
      )}
      {moeglich.staffelVorbereiten === null && (
        <Knopf variante={variante('staffelVorbereiten')} onClick={() => setLegtVor(true)}>
          {`Staffel ${naechsteNr(runde)} zur Freigabe vorlegen`}
        </Knopf>
      )}
      <AbsageHinweis absage={absage} />
      {legtVor && <StaffelVorlegen runde={runde} schliessen={() => setLegtVor(false)} />}
      {Dialog && <Dialog runde={runde} version={version} schliessen={() => setOffen(undefined)} />}
    </>
  )
}

type Props = { runde: RundeAntwort; schliessen: () => void }

/** Ends a round for good, with a reason that everybody reads; needs a fresh sign-in and a second person. */
function Annullieren({ runde: { guid }, schliessen }: Props) {
  const bekanntgeben = useRundeBekanntgeben()
  return (
    <Grunddialog
      name={`runde/${guid}/annullieren`}
      titel="Runde annullieren"
      folge="Sobald eine zweite Person das freigibt, wird aus dieser Runde niemand mehr eingeladen, und offene Einladungen verfallen. Der Grund ist öffentlich; Liste und Prüfsummen bleiben es auch."
      knopf="Zur Freigabe vorlegen"
      ohneGrund="Geben Sie an, warum die Runde annulliert wird. Der Grund ist öffentlich."
      hoechstens={2000}
      tun={async (grund) =>
        bekanntgeben(
          await bewegen(rundeAnnullieren, { params: { guid }, body: { grund } }),
          'Die Annullierung liegt zur Freigabe vor.',
        )
      }
      danach={schliessen}
      frisch={{ handlung: 'rundeAnnullieren', an: guid }}
      schliessen={schliessen}
    />
  )
}
