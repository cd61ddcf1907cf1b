import { renderToStaticMarkup } from 'react-dom/server'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'

/** A drawing as HTML, for a place in the middle of a text that is HTML already. */
export function lineIcon(name: string): string {
  return renderToStaticMarkup(<VoxelIcon name={name} />)
}
