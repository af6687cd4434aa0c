import {
  type DataTypeNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RawNode,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';

/** What the numbers of SQLite are called in PostgreSQL: there an integer holds no time in milliseconds, a real half the digits. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\binteger\b/g, 'bigint'],
  [/\breal\b/g, 'double precision'],
  [/ without rowid\b/g, ''],
];

const inPostgres = (text: string): string => NAMES.reduce((said, [theirs, ours]) => said.replace(theirs, ours), text);

class Widening extends OperationNodeTransformer {
  protected override transformDataType(node: DataTypeNode): DataTypeNode {
    return node.dataType === 'integer' ? { ...node, dataType: 'bigint' } : node;
  }

  protected override transformRaw(node: RawNode): RawNode {
    const raw = super.transformRaw(node);
    return { ...raw, sqlFragments: raw.sqlFragments.map(inPostgres) };
  }
}

/** Lets migrations be written once, in the words of SQLite. */
export class WideNumbers implements KyselyPlugin {
  private readonly widening = new Widening();

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return this.widening.transformNode(node);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}
