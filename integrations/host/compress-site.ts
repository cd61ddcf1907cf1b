import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached } from '../../src/build/cached.ts'
import { paths } from '../../src/config/paths.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Pictures and woff2 fonts are already compressed. */
const compressible = new Set(['.html', '.css', '.js', '.mjs', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.ico'])

/** A smaller file fits in one network packet either way. */
const minimumBytes = 1024

/** Writes a `.br` and a `.gz` beside each file of the build, where the copy is smaller. */
export async function compressSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path)
  if (plain.length < minimumBytes) return
  const quality = brotliQuality(path)
  const [brotli, gzipped] = await Promise.all([
    cached('brotli', [plain, String(quality)], () => brotliAsync(plain, { params: brotliParams(quality, plain.length) })),
    cached('gzip', [plain], () => gzipAsync(plain, { level: constants.Z_BEST_COMPRESSION })),
  ])
  if (brotli.length < plain.length) await writeFile(`${path}.br`, brotli)
  if (gzipped.length < plain.length) await writeFile(`${path}.gz`, gzipped)
}

function brotliParams(quality: number, size: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  }
}

/** There may be many articles: one level below the maximum takes a third of the time for one percent more bytes. Other files are few. */
function brotliQuality(path: string): number {
  return constants.BROTLI_MAX_QUALITY - (extname(path) === '.html' && path.includes(paths.blog) ? 1 : 0)
}
