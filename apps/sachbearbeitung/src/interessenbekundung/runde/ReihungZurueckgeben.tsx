import { bewegen } from '@foerderportal/client/rufen'
import { reihungZurueckgeben } from '@foerderportal/contract/interessenbekundung/bank/routes'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { useRundeBekanntgeben } from './useHandlung.ts'

/** Gives a ranking back, with a reason that everybody reads (S3-03). */
export function ReihungZurueckgeben({ guid, reihung }: { guid: string; reihung: string }) {
  const [fragen, setFragen] = useState(false)
  const bekanntgeben = useRundeBekanntgeben()
  return (
    <>
      <Knopf variante="tertiary" onClick={() => setFragen(true)}>
        Zurückgeben
      </Knopf>
      {fragen && (
        <Grunddialog
          name={`reihung/${reihung}/zurueck`}
          titel="Reihung zurückgeben"
          folge="Der Versuch gilt nicht, und die Reihung lässt sich noch einmal vorbereiten. Der Versuch wird gezählt, und Ihr Grund steht auf der öffentlichen Seite der Runde: Nennen Sie darin weder Personen noch Unternehmen."
          knopf="Öffentlich zurückgeben"
          ohneGrund="Geben Sie an, warum die Reihung zurückgeht. Der Grund ist öffentlich."
          hoechstens={2000}
          tun={async (grund) =>
            bekanntgeben(
              await bewegen(reihungZurueckgeben, { params: { guid }, body: { grund } }),
              'Zurückgegeben. Der Grund ist öffentlich.',
            )
          }
          danach={() => setFragen(false)}
          schliessen={() => setFragen(false)}
        />
      )}
    </>
  )
}
