import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'

type Props = { zurueckgegeben: { readonly name: string; readonly grund: string } | null }

/** Why a draft came back from who releases. */
export function Zurueckgegeben({ zurueckgegeben }: Props) {
  return (
    zurueckgegeben && (
      <Hinweis ton="warning" titel={`Zurückgegeben von ${zurueckgegeben.name}`}>
        <p className="kern-body">{zurueckgegeben.grund}</p>
      </Hinweis>
    )
  )
}
