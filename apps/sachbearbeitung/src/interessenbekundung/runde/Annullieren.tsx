import { rundeAnnullieren } from '@foerderportal/client/interessenbekundung/runden'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/schema'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { useRundeBekanntgeben } from './useHandlung.ts'

type Props = { runde: RundeAntwort; schliessen: () => void }

/** Ends a round for good, with a reason that everybody reads; needs a fresh sign-in and a second person. */
export function Annullieren({ runde: { guid }, schliessen }: Props) {
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
        bekanntgeben(await rundeAnnullieren(guid, grund), 'Die Annullierung liegt zur Freigabe vor.')
      }
      danach={schliessen}
      frisch={{ handlung: 'rundeAnnullieren', an: guid }}
      schliessen={schliessen}
    />
  )
}
