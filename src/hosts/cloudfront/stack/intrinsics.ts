/** `Fn::Sub`: the text with what stands in `${…}` filled in. */
export const sub = (text: string) => ({ 'Fn::Sub': text });

/** A name of this stack, since names are those of an account. */
export const stackName = (suffix: string) => sub(`\${AWS::StackName}-${suffix}`);

/** `Fn::GetAtt`. */
export const getAtt = (resource: string, name: string) => ({ 'Fn::GetAtt': [resource, name] });

/** `Ref`: a parameter's value, a resource's id. */
export const ref = (name: string) => ({ Ref: name });
