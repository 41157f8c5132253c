import { rundeAnnullieren } from '@foerderportal/client/interessenbekundung/runden'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/schema'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { useNeuAnmelden, useRundeBekanntgeben } from './useHandlung.ts'

type Props = { runde: RundeAntwort; schliessen: () => void }

/** Ends a round for good, with a reason that everybody reads; needs a fresh sign-in and a second person. */
export function Annullieren({ runde: { guid }, schliessen }: Props) {
  const bekanntgeben = useRundeBekanntgeben()
  const neuAnmelden = useNeuAnmelden(guid)
  return (
    <Grunddialog
      name={`runde/${guid}/annullieren`}
      titel="Runde annullieren"
      folge="Sobald eine zweite Person das freigibt, wird aus dieser Runde niemand mehr eingeladen, und offene Einladungen verfallen. Der Grund ist öffentlich; Liste und Prüfsummen bleiben es auch."
      knopf="Zur Freigabe vorlegen"
      ohneGrund="Geben Sie an, warum die Runde annulliert wird. Der Grund ist öffentlich."
      hoechstens={2000}
      tun={async (grund) =>
        bekanntgeben(await rundeAnnullieren(guid, grund), 'Die Annullierung liegt zur Freigabe vor.')
      }
      danach={schliessen}
      ausweg={(absage) => {
        const anmelden = neuAnmelden(absage)
        return anmelden && <Knopf onClick={anmelden}>Noch einmal anmelden</Knopf>
      }}
      schliessen={schliessen}
    />
  )
}
